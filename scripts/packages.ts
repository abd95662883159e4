/**
 * Builds the npm packages of packages/ in build-packages/, ready for `npm pack` and `npm publish`.
 *
 *   npm run packages
 */
import path from 'node:path';
import {buildFacts} from '../tools/packages/buildFacts';

async function main(): Promise<void> {
  const folder = await buildFacts();
  process.stdout.write(`${path.relative(process.cwd(), folder)}\n`);
}

void main();
