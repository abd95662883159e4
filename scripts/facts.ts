/**
 * Writes the facts of data/ as JSON with their schemas, static/facts/.
 *
 *   npm run facts             writes them
 *   npm run facts -- --check  writes nothing, and fails if a file is outdated
 */
import path from 'node:path';
import {describeProblem} from '../tools/content/problem';
import {checkFacts, writeFacts} from '../tools/facts/publishedFacts';

const root = path.resolve(__dirname, '..');

if (process.argv.includes('--check')) {
  const problems = checkFacts(root);
  for (const problem of problems) {
    process.stderr.write(`${describeProblem(problem)}\n`);
  }
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const [file, size] of writeFacts(root)) {
    process.stdout.write(`${file}, ${Math.ceil(size / 1024)} KB\n`);
  }
}
