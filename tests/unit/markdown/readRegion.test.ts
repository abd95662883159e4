import {describe, expect, it} from 'vitest';
import {readRegion, regionNames} from '../../../src/markdown/remarkSample/readRegion';

const source = [
  'import a from "a";',
  'function main() {',
  '  // #region one',
  '',
  '  const x = 1;',
  '    nested(x);',
  '  // #endregion',
  '}',
  '# #region two',
  'print(2)',
  '# #endregion two',
].join('\n');

describe('a region of a sample', () => {
  it('is cut out without its markers, blank ends and common indentation', () => {
    expect(readRegion(source, 'one')).toBe('const x = 1;\n  nested(x);');
  });

  it('is marked with the comments of the language', () => {
    expect(readRegion(source, 'two')).toBe('print(2)');
    expect(regionNames(source)).toEqual(['one', 'two']);
  });

  it('is the whole file without markers when no name is given', () => {
    expect(readRegion(source)).not.toContain('#region');
    expect(readRegion(source)).toContain('import a from "a";');
  });

  it('fails when it is missing, and names those there are', () => {
    expect(() => readRegion(source, 'three')).toThrow('has no region "three" (it has: one, two)');
    expect(() => readRegion('x', 'three')).toThrow('it has no regions');
  });

  it('fails when it is empty or never closed', () => {
    expect(() => readRegion('// #region a\n\n// #endregion', 'a')).toThrow(
      'has an empty region "a"',
    );
    expect(() => readRegion('// #region a\nx', 'a')).toThrow('never closes it');
  });
});
