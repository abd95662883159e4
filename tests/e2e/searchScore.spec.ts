import path from 'node:path';
import {loadBuiltSearch} from '../../tools/search/builtSearch';
import {queryHalves, readQueries} from '../../tools/search/judgedQueries';
import {placeOf, scoreOf} from '../../tools/search/score';
import {expect, test} from './support/test';

const root = path.resolve(__dirname, '../..');

/** What the search reaches on both halves of the judged queries (`tests/search`). The goal is 0.9 and 0.97. */
const LEAST = {meanReciprocalRank: 0.88, firstEight: 0.95};

for (const view of ['dropdown', 'page'] as const) {
  for (const half of queryHalves) {
    test(`the ${view} finds what judged queries are for: half ${half}`, async () => {
      const search = await loadBuiltSearch(path.join(root, 'build'));
      const queries = readQueries(root).filter((query) => query.half === half);
      const score = scoreOf(queries.map(({query, routes}) => placeOf(search[view](query), routes)));
      expect(score.queries).toBeGreaterThan(125);
      expect(score.meanReciprocalRank).toBeGreaterThanOrEqual(LEAST.meanReciprocalRank);
      expect(score.firstEight).toBeGreaterThanOrEqual(LEAST.firstEight);
    });
  }
}
