/**
 * Scores the search of the built site on the judged queries of tests/search/queries.tsv.
 *
 *   npm run search:score                     each set, dropdown and page of results
 *   npm run search:score -- --misses tune    and the queries of a set whose first result is wrong
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type BuiltSearch, loadBuiltSearch} from '../tools/search/builtSearch';
import {type JudgedQuery, querySets, queryKinds, readQueries} from '../tools/search/judgedQueries';
import {placeOf, scoreOf} from '../tools/search/score';
import {textTable} from '../tools/textTable';

const {values} = parseArgs({options: {misses: {type: 'string'}}});
const root = path.resolve(__dirname, '..');
const queries = readQueries(root);

const share = (value: number) => `${(100 * value).toFixed(1)} %`;

function rowOf(
  search: BuiltSearch,
  name: string,
  view: keyof BuiltSearch,
  some: readonly JudgedQuery[],
): string[] {
  const score = scoreOf(some.map(({query, routes}) => placeOf(search[view](query), routes)));
  return [
    name,
    view,
    String(score.queries),
    score.meanReciprocalRank.toFixed(3),
    share(score.first),
    share(score.firstEight),
  ];
}

const groups: [name: string, queries: readonly JudgedQuery[]][] = [
  ...querySets.map((set): [string, JudgedQuery[]] => [
    `set: ${set}`,
    queries.filter((each) => each.set === set),
  ]),
  ...queryKinds.map((kind): [string, JudgedQuery[]] => [
    kind,
    queries.filter((each) => each.kind === kind),
  ]),
];
async function main(): Promise<void> {
  const search = await loadBuiltSearch(path.join(root, 'build'));
  const rows = groups.flatMap(([name, some]) =>
    (['dropdown', 'page'] as const).map((view) => rowOf(search, name, view, some)),
  );
  process.stdout.write(
    `${textTable([['Queries', 'View', 'Number', 'MRR', 'First', 'First eight'], ...rows])}\n`,
  );
  for (const {query, set, kind, routes} of queries) {
    const found = set === values.misses ? search.dropdown(query) : [];
    if (set === values.misses && placeOf(found, routes) !== 1) {
      process.stdout.write(
        `\n${kind}: ${query}\n  right: ${routes.join(' ')}\n  found: ${found.join(' ')}\n`,
      );
    }
  }
}

void main();
