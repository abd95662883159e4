import {describe, expect, it} from 'vitest';
import {sourceLink} from '../../src/components/shell/PageSources/sourceLink';

describe('a source in the front matter', () => {
  it('opens the file of a repository at its commit', () => {
    expect(
      sourceLink('Consensys/linea-monorepo@cb180134:contracts/a b.sol'.replace(' ', '-')),
    ).toEqual({
      label: 'Consensys/linea-monorepo: contracts/a-b.sol (at cb180134)',
      href: 'https://github.com/Consensys/linea-monorepo/blob/cb180134/contracts/a-b.sol',
    });
  });

  it('opens a page by its address', () => {
    expect(sourceLink('https://example.org/a/')).toEqual({
      label: 'example.org/a',
      href: 'https://example.org/a/',
    });
  });

  it('fails on anything else, naming the fix', () => {
    expect(() => sourceLink('the docs')).toThrow('Correct it in the front matter');
  });
});
