import path from 'node:path';
import {loadBuiltSearch} from '../../tools/search/builtSearch';
import {readQueries} from '../../tools/search/judgedQueries';
import {placeOf, scoreOf} from '../../tools/search/score';
import {expect, test} from './support/test';

const root = path.resolve(__dirname, '../..');

/** What the search reaches at least, on both halves of the judged queries (`tests/search`). */
const LEAST = {meanReciprocalRank: 0.9, firstEight: 0.97};

for (const view of ['dropdown', 'page'] as const) {
  for (const half of ['tune', 'held'] as const) {
    test(`the ${view} finds what judged queries are for: half ${half}`, async () => {
      const search = await loadBuiltSearch(path.join(root, 'build'));
      const queries = readQueries(root).filter((query) => query.set === half);
      const score = scoreOf(queries.map(({query, routes}) => placeOf(search[view](query), routes)));
      expect(score.queries).toBeGreaterThan(300);
      expect(score.meanReciprocalRank).toBeGreaterThanOrEqual(LEAST.meanReciprocalRank);
      expect(score.firstEight).toBeGreaterThanOrEqual(LEAST.firstEight);
    });
  }
}
