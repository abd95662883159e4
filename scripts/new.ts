/**
 * Writes a draft of a new page, for the writer to complete, and adds its route to config/publishedRoutes.ts.
 *
 *   npm run new -- provider oracles acme "Acme Feeds"
 *
 * A provider needs a category (a folder of docs/get-started/tooling), the name of the file and the name of the provider.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {TOOLS} from '../config/tooling/toolPages';
import {toolCategories} from '../data/tooling/categories';
import {providerFrame} from '../tools/newPage/providerFrame';
import {withRoute} from '../tools/newPage/withRoute';

const root = path.resolve(__dirname, '..');
const ROUTES = 'config/publishedRoutes.ts';
const USAGE = 'npm run new -- provider <category> <file-name> "<Name>"';

function newProvider(key: string, file: string, name: string): string {
  const category = toolCategories.find((each) => each.key === key);
  if (category === undefined) {
    const keys = toolCategories.map((each) => each.key).join(', ');
    throw new Error(`There is no category "${key}". Use one of ${keys}, as in ${USAGE}`);
  }
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(file) || name.trim() === '') {
    throw new Error(`Give a file name in kebab case and the provider's name: ${USAGE}`);
  }
  const page = `docs/${TOOLS}/${category.key}/${file}.mdx`;
  const absolute = path.join(root, page);
  if (existsSync(absolute)) {
    throw new Error(`${page} exists. Edit it, or choose another file name`);
  }
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, providerFrame(category, name.trim(), new Date()));
  const routes = path.join(root, ROUTES);
  const route = `/${TOOLS}/${category.key}/${file}`;
  writeFileSync(routes, withRoute(readFileSync(routes, 'utf8'), route));
  return `${page} is written and ${ROUTES} has its route. Replace each TODO, then run npm test\n`;
}

const [kind, ...rest] = process.argv.slice(2);
try {
  if (kind !== 'provider') {
    throw new Error(`Say what to write: ${USAGE}`);
  }
  const [category = '', file = '', name = ''] = rest;
  process.stdout.write(newProvider(category, file, name));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
