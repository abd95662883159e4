import {expect, it} from 'vitest';
import {nearPages} from '../../src/theme/NotFound/Content/nearPages';

const pages = [
  '/get-started/build/network-info',
  '/get-started/build/contracts',
  '/api/reference/linea-estimategas',
  '/release-notes',
  '/technology/architecture',
].map((path) => ({path, title: path}));

it.each([
  ['/get-started/network-infos', '/get-started/build/network-info'],
  ['/api/linea_estimateGas.html', '/api/reference/linea-estimategas'],
  ['/release_notes/', '/release-notes'],
  ['/developers/contract', '/get-started/build/contracts'],
])('%s is nearest to %s', (wanted, path) => {
  expect(nearPages(wanted, pages, 3)[0]?.path).toBe(path);
});

it('suggests nothing for what is like nothing, and no more than asked', () => {
  expect(nearPages('/qqq/zzz', pages, 3)).toEqual([]);
  expect(nearPages('', pages, 3)).toEqual([]);
  expect(nearPages('/get-started/build/nope-here', pages, 3)).toEqual([]);
  expect(nearPages('/get-started/build/network-contracts-info', pages, 1)).toHaveLength(1);
});
