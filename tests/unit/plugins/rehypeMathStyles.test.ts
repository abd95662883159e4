import type {Root} from 'hast';
import {describe, expect, it} from 'vitest';
import {rehypeMathStyles} from '../../../src/plugins/rehypeMathStyles';

const page = (className: string): Root => ({
  type: 'root',
  children: [
    {type: 'element', tagName: 'span', properties: {className: [className]}, children: []},
  ],
});

describe('the stylesheet of formulas', () => {
  it('is asked for by a page with a formula', () => {
    const tree = page('katex');
    rehypeMathStyles()(tree);
    expect(tree.children.at(-1)).toMatchObject({name: 'MathStyles'});
  });

  it('is not asked for by a page without one', () => {
    const tree = page('other');
    rehypeMathStyles()(tree);
    expect(tree.children).toHaveLength(1);
  });
});
