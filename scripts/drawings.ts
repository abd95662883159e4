/**
 * Writes the drawings of tools/drawings to static/img/drawings, in the colors of the tokens, once for each color mode.
 * With `--check` it writes nothing, and fails with the names of files that are missing, outdated or left over.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkDrawings} from '../tools/drawings/checkDrawings';
import {drawingFiles, drawingsFolder} from '../tools/drawings/files';
import {describeProblem} from '../tools/content/problem';

const root = path.resolve(__dirname, '..');

if (process.argv.includes('--check')) {
  const problems = checkDrawings(root, drawingFiles);
  process.stderr.write(problems.map((problem) => `${describeProblem(problem)}\n`).join(''));
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  rmSync(path.join(root, drawingsFolder), {recursive: true, force: true});
  mkdirSync(path.join(root, drawingsFolder), {recursive: true});
  for (const {file, text} of drawingFiles) {
    writeFileSync(path.join(root, file), text);
    process.stdout.write(`${file}\n`);
  }
}
