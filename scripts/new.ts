/**
 * Writes a draft of a page, provider, JSON-RPC method, term or contract, for the writer to complete, with its sidebar
 * entry and its route.
 *
 *   npm run new -- page get-started/how-to/read-logs "Read logs"
 *   npm run new -- provider oracles acme "Acme Feeds"
 *   npm run new -- rpc eth_getLogs logs
 *   npm run new -- term "soft finality"
 *   npm run new -- contract RateLimiter lib
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {draftKinds} from '../tools/newPage/kinds';

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const kind = draftKinds[name];
  if (kind === undefined) {
    const usages = Object.values(draftKinds).map(({usage}) => `  npm run new -- ${usage}`);
    throw new Error(`Say what to write:\n${usages.join('\n')}`);
  }
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  const {created, changed, next} = await Promise.resolve()
    .then(() => kind.draft(read, args, new Date()))
    .catch((error: unknown) => {
      throw new Error(`${(error as Error).message}\nUsage: npm run new -- ${kind.usage}`);
    });
  for (const [file, text] of [...created, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
    process.stdout.write(`${created.has(file) ? 'new    ' : 'changed'} ${file}\n`);
  }
  process.stdout.write(`${next}. Then run npm test\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
