import {describe, expect, it} from 'vitest';
import {simplifyPath} from '../../../tools/diagrams/simplifyPath';

describe('a path of a drawing', () => {
  it('loses the points that lie on a line', () => {
    expect(simplifyPath('M0 0 L5 0.05 L10 0 L10 10')).toBe('M0,0L10,0L10,10');
  });

  it('loses curves that are as good as straight, lines drawn twice, and what is random in them', () => {
    const side = (curve: string) => `M0 0 C${curve}, 10 0 M0 0 C3.7 0, 8.1 0, 10 0 `;
    const rest = 'M10 0 C10 2, 10 5, 10 10 M10 10 C5 5, 4 4, 0 0';
    expect(simplifyPath(side('1.2 0, 5 0') + rest)).toBe('M0,0L10,0L10,10Z');
    expect(simplifyPath(side('2.9 0, 6 0') + rest)).toBe('M0,0L10,0L10,10Z');
  });

  it('keeps lines apart that do not touch', () => {
    expect(simplifyPath('M0 0 L5 0 M0 9 L5 9')).toBe('M0,0L5,0M0,9L5,9');
  });

  it.each(['M0,0C0,5,5,10,10,10', 'M0 0 h5', 'M 0 0 L 10 5 L 0 10 z', 'M0,0', ''])(
    'stays as it is with a real curve or what is not known: "%s"',
    (d) => {
      expect(simplifyPath(d)).toBe(d);
    },
  );
});
