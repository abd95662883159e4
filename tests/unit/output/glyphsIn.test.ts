import {describe, expect, it} from 'vitest';
import {glyphsIn} from '../../../src/output/katexStyles/glyphsIn';

const glyphs = (html: string) => [...glyphsIn(html)].sort().join('');

describe('the characters of formulas', () => {
  it('are those that are drawn, wherever they stand in a formula', () => {
    const drawn = '<span class="katex-html a"><span>x<b>&lt;</b></span><span>y</span></span>';
    expect(glyphs(`<p>text <span class="katex">${drawn}</span> more</p>`)).toBe('<xy');
  });

  it('are not those of the text for those who listen, nor of the page', () => {
    const heard = '<span class="katex-mathml"><math><mi>z</mi></math></span>';
    expect(glyphs(`<p>a${heard}<span class="katex-html">x</span>b</p>`)).toBe('x');
    expect(glyphs('<p>no formula</p>')).toBe('');
  });
});
