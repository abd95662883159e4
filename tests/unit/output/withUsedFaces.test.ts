// cspell:ignore mathnormal textbf
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {withUsedFaces} from '../../../src/output/katexStyles/withUsedFaces';

const whole = readFileSync(require.resolve('katex/dist/katex.min.css'), 'utf8');
const faces = (css: string) =>
  [...css.matchAll(/fonts\/KaTeX_([\w-]+)\.woff2/g)].map(([, name]) => name);

/** The stylesheet with the rules for some classes, and the rules for all formulas. */
const withRules = (...rules: readonly string[]) =>
  withUsedFaces((whole.match(/@font-face\{[^}]*\}/g) ?? []).join('') + rules.join(''));

const formula = '.katex{font:normal 1.21em KaTeX_Main,Times New Roman,serif;line-height:1.2}';

describe('the fonts of formulas', () => {
  it('are all there while all rules are', () => {
    expect(faces(withUsedFaces(whole))).toEqual(faces(whole));
  });

  it('are those of the rules that are left', () => {
    expect(faces(withRules(formula))).toEqual(['Main-Regular']);
    const italic = '.katex .mathnormal{font-family:KaTeX_Math;font-style:italic}';
    expect(faces(withRules(formula, italic))).toEqual(['Main-Regular', 'Math-Italic']);
  });

  it('have a bold face where text is bold', () => {
    expect(faces(withRules(formula, '.katex .textbf{font-weight:700}'))).toEqual([
      'Main-Bold',
      'Main-Regular',
    ]);
  });

  it('leave the rules as they are', () => {
    expect(withRules(formula)).toMatch(/\.katex\{font:normal 1\.21em KaTeX_Main/);
  });
});
