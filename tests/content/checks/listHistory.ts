import {execFileSync} from 'node:child_process';
import {root} from '../../../tools/content/readPages';

/** A line of a list of routes: `'/a/b',`. */
const LINE = /^\+? {2}'(\/[^']*)',$/gm;

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Without a Git checkout there is no history.
    return '';
  }
}

/** The routes in the text of a list, or in the added lines of a patch. */
export function routesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(LINE)].map(([, route = '']) => route));
}

/** Every route that was ever in the list, along first parents. */
export function everListed(file: string): ReadonlySet<string> {
  return routesIn(git('log', '--first-parent', '-m', '-p', '--format=', '--', file));
}
