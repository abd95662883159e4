/**
 * Writes the JSON-RPC reference as an OpenRPC document, static/openrpc.json, from the facts in data/.
 *
 *   npm run openrpc             writes it
 *   npm run openrpc -- --check  writes nothing, and fails if the file is outdated
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkOpenRpcText} from '../tools/openrpc/checkOpenRpc';
import {describeProblem} from '../tools/content/problem';
import {openRpcFile, openRpcText} from '../tools/openrpc/document';

const file = path.resolve(__dirname, '..', openRpcFile);
const text = openRpcText();

if (process.argv.includes('--check')) {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const problems = checkOpenRpcText(openRpcFile, written, text);
  for (const problem of problems) {
    process.stderr.write(`${describeProblem(problem)}\n`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(file, text);
  process.stdout.write(`${openRpcFile}, ${Math.ceil(text.length / 1024)} KB\n`);
}
