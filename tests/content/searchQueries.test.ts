import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readPages} from '../../tools/content/readPages';
import {queryKinds, readQueries} from '../../tools/search/judgedQueries';

describe('judged queries', () => {
  const queries = readQueries(path.resolve(__dirname, '../..'));

  it('are enough, of every kind, in two halves', () => {
    const judged = queries.filter(({set}) => set !== 'practice');
    expect(judged.length).toBeGreaterThanOrEqual(250);
    for (const kind of queryKinds) {
      expect(judged.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(10);
    }
    for (const half of ['tune', 'held']) {
      const share = judged.filter(({set}) => set === half).length / judged.length;
      expect(share, half).toBeGreaterThan(0.45);
    }
  });

  it('lead to pages of this site', () => {
    const routes = new Set(readPages().map(({route}) => route));
    expect(queries.flatMap((each) => each.routes).filter((route) => !routes.has(route))).toEqual(
      [],
    );
  });

  it('cover every section', () => {
    const sections = new Set(queries.flatMap(({routes}) => routes.map((to) => to.split('/')[1])));
    expect([...sections]).toEqual(
      expect.arrayContaining(['api', 'get-started', 'learn', 'technology', 'support']),
    );
  });
});
