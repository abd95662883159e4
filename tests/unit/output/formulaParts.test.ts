import {describe, expect, it} from 'vitest';
import {collectFormulaParts} from '../../../src/output/katexStyles/formulaParts';

function partsOf(html: string) {
  const parts = {glyphs: new Set<string>(), names: new Set<string>()};
  collectFormulaParts(html, parts);
  return {glyphs: [...parts.glyphs].sort().join(''), names: [...parts.names].sort()};
}

describe('the parts of formulas', () => {
  it('are the characters that fonts draw, and the names of elements and classes', () => {
    const drawn = '<span class="katex-html a"><span>x<b>&lt;</b></span><span>y</span></span>';
    expect(partsOf(`<p class="c">text <span class="katex">${drawn}</span> more</p>`)).toEqual({
      glyphs: '<xy',
      names: ['#text', 'a', 'b', 'katex', 'katex-html', 'span'],
    });
  });

  it('do not contain the characters of the page, nor those for screen readers', () => {
    const read = '<span class="katex-mathml"><math><mi>z</mi></math></span>';
    const html = `<p>a<span class="katex">${read}<span class="katex-html">x</span></span>b</p>`;
    expect(partsOf(html).glyphs).toBe('x');
    expect(partsOf('<p>no formula</p>')).toEqual({glyphs: '', names: []});
  });
});
