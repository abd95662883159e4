/**
 * Draws random pages for a review, of every kind.
 *
 *   npm run draw -- --seed 19              twenty pages
 *   npm run draw -- --seed 19 --count 5
 */
import {parseArgs} from 'node:util';
import {readPages} from '../tools/content/readPages';
import {drawPages} from '../tools/review/drawPages';

const {values} = parseArgs({
  options: {seed: {type: 'string'}, count: {type: 'string', default: '20'}},
});
const [seed, count] = [Number(values.seed), Number(values.count)];
if (!Number.isInteger(seed) || !Number.isInteger(count)) {
  throw new Error('Write whole numbers: npm run draw -- --seed 19 --count 20');
}
const pages = new Map(readPages().map(({route, file}) => [route, file]));
for (const route of drawPages([...pages.keys()], seed, count)) {
  process.stdout.write(`${route}\t${pages.get(route) ?? ''}\n`);
}
