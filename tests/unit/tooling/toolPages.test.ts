import {describe, expect, it} from 'vitest';
import {categoryOf, listProviders, toolPages} from '../../../config/tooling/toolPages';
import {oracles} from '../../../data/tooling/oracles';
import {acme, toolFolder} from './toolFolder';

const root = toolFolder({
  'oracles/index': {title: 'Oracles', checked: '2026-11-23'},
  'oracles/old': acme('Antique', {status: 'retired', since: '2025-10'}),
  'oracles/zeta': acme('Zeta'),
  'oracles/beta/overview': {...acme('Beta'), sidebar_label: 'Overview'},
  'oracles/beta/start': {title: 'Start with Beta', checked: '2026-11-23'},
});

describe('the pages of a category', () => {
  it('are listed by name, retired ones last, without the index', () => {
    expect(toolPages(root, oracles).map(({id}) => id)).toEqual([
      'get-started/tooling/oracles/beta/overview',
      'get-started/tooling/oracles/beta/start',
      'get-started/tooling/oracles/zeta',
      'get-started/tooling/oracles/old',
    ]);
  });

  it('have a provider each, except parts of one', () => {
    expect(listProviders(root, oracles)).toMatchObject([
      {name: 'Beta', id: 'oracles-beta-overview', to: '/get-started/tooling/oracles/beta/overview'},
      {name: 'Zeta', category: 'oracles', checked: '2026-11-23'},
      {name: 'Antique', status: 'retired', since: '2025-10'},
    ]);
  });

  it('have the name of the provider where a folder has several', () => {
    expect(toolPages(root, oracles).map(({label}) => label)).toEqual([
      'Beta',
      'Start with Beta',
      'Zeta',
      'Antique',
    ]);
  });

  it('are none where there is no folder', () => {
    expect(toolPages('/nowhere', oracles)).toEqual([]);
  });

  it('fail with the file of wrong front matter', () => {
    const broken = toolFolder({'oracles/acme': acme('Acme', {pricing: 'cheap'})});
    expect(() => toolPages(broken, oracles)).toThrow(
      'docs/get-started/tooling/oracles/acme.mdx: provider.pricing must be one of',
    );
  });
});

describe('the category of a file', () => {
  it.each([
    ['docs/get-started/tooling/oracles/pyth.mdx', 'oracles'],
    ['/site/docs/get-started/tooling/oracles/beta/overview.mdx', 'oracles'],
    ['docs/get-started/tooling/index.mdx', undefined],
    ['docs/get-started/connect.mdx', undefined],
  ])('%s: %s', (file, key) => {
    expect(categoryOf(file)?.key).toBe(key);
  });
});
