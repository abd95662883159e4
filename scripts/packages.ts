/**
 * Builds the npm packages of packages/ in build-packages/, ready for `npm pack` and `npm publish`.
 *
 *   npm run packages
 */
import path from 'node:path';
import {buildFacts} from '../tools/packages/buildFacts';
import {buildMcp} from '../tools/packages/buildMcp';

async function main(): Promise<void> {
  for (const folder of await Promise.all([buildFacts(), buildMcp()])) {
    process.stdout.write(`${path.relative(process.cwd(), folder)}\n`);
  }
}

void main();
