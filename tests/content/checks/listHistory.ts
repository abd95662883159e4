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
    // Outside a checkout nothing is known of earlier versions.
    return '';
  }
}

/** The routes that stand in the text of a list, or that a patch adds to it. */
export function routesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(LINE)].map(([, route = '']) => route));
}

/** A list of routes as it was first committed, or in the oldest version that a shallow clone has. */
export function firstVersion(file: string): ReadonlySet<string> | undefined {
  const [oldest] = git('log', '--reverse', '--format=%H', '--', file).split('\n');
  return oldest ? routesIn(git('show', `${oldest}:${file}`)) : undefined;
}

/** Every route that a list of routes has had on the way to this commit; branches count from the commit that merged them. */
export function everListed(file: string): ReadonlySet<string> {
  return routesIn(git('log', '--first-parent', '-m', '-p', '--format=', '--', file));
}
