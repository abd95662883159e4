import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {PublishedFact} from './compareFacts';

/** A version of a document in Git, beside the version before it. */
export interface DocumentRevision {
  /** The name of the document: `networks`. */
  readonly document: string;
  readonly commit: string;
  /** When it was committed (RFC 3339, UTC). */
  readonly date: string;
  readonly before: readonly PublishedFact[];
  readonly after: readonly PublishedFact[];
}

const git = (root: string, args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The facts of a file at a commit. None, if the commit lacks the file or the file is no document. */
function factsAt(root: string, commit: string, file: string): readonly PublishedFact[] {
  try {
    const {items} = JSON.parse(git(root, ['show', `${commit}:${file}`])) as {
      readonly items?: unknown;
    };
    return Array.isArray(items) ? (items as readonly PublishedFact[]) : [];
  } catch {
    return [];
  }
}

/**
 * The versions of each document that have a version before them, newest first. Empty outside of Git. In a shallow clone,
 * only what the clone contains.
 *
 * @param folder the folder of the documents, below the root of the repository.
 * @param limit the most commits to read for each document.
 */
export function readHistory(
  root: string,
  folder: string,
  documents: readonly string[],
  limit = 100,
): readonly DocumentRevision[] {
  const commitsOf = (file: string): readonly (readonly [commit: string, date: string])[] => {
    try {
      return git(root, ['log', `--max-count=${limit}`, '--format=%H %cI', '--', file])
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => [
          line.slice(0, 40),
          new Date(line.slice(41)).toISOString().replace('.000', ''),
        ]);
    } catch {
      return [];
    }
  };
  return documents
    .flatMap((document) => {
      const file = path.posix.join(folder, `${document}.json`);
      const versions = commitsOf(file).map(([commit, date]) => ({
        commit,
        date,
        facts: factsAt(root, commit, file),
      }));
      return versions.flatMap(({commit, date, facts: after}, index) => {
        const before = versions[index + 1]?.facts;
        return before === undefined || before.length === 0
          ? []
          : {document, commit, date, before, after};
      });
    })
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
