import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {factsFolder} from '../../config/factsFolder';
import {factDocuments} from './documents';
import {factFiles} from './documentTexts';
import {checkGenerated} from '../content/checkGenerated';
import type {Problem} from '../content/problem';

const FIX = 'npm run facts';

/** Writes the published facts below the root of the repository. @returns their paths and sizes in bytes. */
export function writeFacts(root: string): ReadonlyMap<string, number> {
  rmSync(path.join(root, factsFolder), {recursive: true, force: true});
  const written = [...factFiles(factDocuments)].map(([name, text]) => {
    const file = path.join(root, factsFolder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return [path.posix.join(factsFolder, name), Buffer.byteLength(text)] as const;
  });
  return new Map(written);
}

/** Finds published facts that are missing, outdated, or of no document. */
export function checkFacts(root: string): Problem[] {
  const files = factFiles(factDocuments);
  const outdated = [...files].flatMap(([name, expected]) => {
    const file = path.posix.join(factsFolder, name);
    const absolute = path.join(root, file);
    const written = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    return checkGenerated({file, written, expected, from: 'data', command: FIX});
  });
  const unknown = globSync('**', {cwd: path.join(root, factsFolder), dot: true})
    .filter((name) => !files.has(name))
    .map((name) => ({
      file: path.posix.join(factsFolder, name),
      message: `is of no document in tools/facts/documents.ts. Run: ${FIX}`,
    }));
  return [...outdated, ...unknown];
}
