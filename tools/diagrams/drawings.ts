import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** The text of each drawing below a root, by its path relative to that root. */
export function readDrawings(root: string): Map<string, string> {
  const files = globSync('diagrams/**/*.svg', {cwd: root}).sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Writes a drawing, and creates its folders. */
export function writeDrawing(root: string, file: string, svg: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), svg);
}

export function removeDrawing(root: string, file: string): void {
  rmSync(path.join(root, file));
}
