/**
 * Reports which pages and facts were checked long ago.
 *
 *   npm run freshness             what was checked more than 180 days ago
 *   npm run freshness -- --remote and which of the named source files have changed since. It asks GitHub: set GITHUB_TOKEN
 *
 * It never fails because of what it finds: an old check isn't an error.
 */
import {parseArgs} from 'node:util';
import {changedSources, newestOnGitHub} from '../tools/freshness/changedSources';
import {checkedItems} from '../tools/freshness/checkedItems';
import {freshnessReport} from '../tools/freshness/freshnessReport';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {remote: {type: 'boolean'}}});
  const items = checkedItems();
  const sources =
    values.remote === true
      ? await changedSources(items, newestOnGitHub(process.env.GITHUB_TOKEN))
      : undefined;
  process.stdout.write(freshnessReport(items, new Date(), sources));
}

void main();
