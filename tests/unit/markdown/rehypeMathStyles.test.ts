import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {rehypeMathStyles} from '../../../src/markdown/rehypeMathStyles';

const page = (className: string, children: Element[] = []): Root => ({
  type: 'root',
  children: [{type: 'element', tagName: 'span', properties: {className: [className]}, children}],
});

const run = (tree: Root, ownFonts = true) =>
  unified().use(rehypeMathStyles, {ownFonts}).runSync(tree);

describe('the stylesheet of formulas', () => {
  it('is asked for by a page with a formula', () => {
    const tree = page('katex');
    run(tree);
    expect(tree.children.at(-1)).toMatchObject({name: 'MathStyles'});
  });

  it('is asked for with its fonts where the site has them', () => {
    const [own, cdn] = [true, false].map((ownFonts) => {
      const tree = page('katex');
      run(tree, ownFonts);
      return tree.children.at(-1);
    });
    expect(own).toMatchObject({attributes: [{name: 'preload'}]});
    expect(cdn).toMatchObject({attributes: []});
  });

  it('is not asked for by a page without one', () => {
    const tree = page('other');
    run(tree);
    expect(tree.children).toHaveLength(1);
  });
});

describe('a formula', () => {
  it('is a static part', () => {
    const tree = page('katex');
    run(tree);
    expect(tree.children[0]).toMatchObject({
      name: 'Formula',
      attributes: [{name: 'id', value: 'formula-1'}],
    });
  });

  it('is no part of its own in a static part', () => {
    const {children} = page('katex');
    const part = {type: 'mdxJsxFlowElement', name: 'StaticPart', attributes: [], children};
    const tree = {type: 'root', children: [part]} as unknown as Root;
    run(tree);
    expect(tree.children).toMatchObject([
      {name: 'StaticPart', children: [{tagName: 'span'}]},
      {name: 'MathStyles'},
    ]);
  });

  it('scrolls inside a box of its own where it stands by itself', () => {
    const tree = page('katex-display', page('katex').children as Element[]);
    run(tree);
    expect(tree.children).toMatchObject([
      {
        name: 'Scroller',
        attributes: [{name: 'label', value: 'Formula, scrolls sideways'}],
        children: [{tagName: 'span', children: [{name: 'Formula'}]}],
      },
      {name: 'MathStyles'},
    ]);
  });
});
