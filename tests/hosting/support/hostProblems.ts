import {caching, headers, otherCaching} from '../../../config/headers';
import type {Answer, Ask} from './answer';

export interface HostedSite {
  readonly pages: readonly string[];
  /** Targets by old path. */
  readonly moved: ReadonlyMap<string, string>;
  /** A file for each caching rule. */
  readonly files: readonly string[];
  readonly baseUrl: string;
}

function matches(file: string, rule: string): boolean {
  return rule.endsWith('*') ? file.startsWith(rule.slice(0, -1)) : file === rule;
}

function headerProblems(path: string, answer: Answer, {baseUrl}: HostedSite): string[] {
  const wrong = headers
    .filter(({name, value}) => answer.headers[name.toLowerCase()] !== value)
    .map(({name}) => `${path}: ${name} is "${answer.headers[name.toLowerCase()] ?? ''}"`);
  const policy = answer.headers['content-security-policy'] ?? '';
  if (!/^default-src 'self'; .*; frame-ancestors 'self'$/.test(policy)) {
    wrong.push(`${path}: Content-Security-Policy is "${policy}"`);
  }
  const kept = answer.headers['cache-control'] ?? '';
  const file = path.slice(baseUrl.length);
  const rule = caching.find(({files}) => files.some((pattern) => matches(file, pattern)));
  if (kept !== (rule?.value ?? otherCaching)) {
    wrong.push(`${path}: Cache-Control is "${kept}"`);
  }
  return wrong;
}

async function pageProblems(page: string, ask: Ask, site: HostedSite): Promise<string[]> {
  const answer = await ask(page);
  return answer.status === 200
    ? headerProblems(page, answer, site)
    : [`${page}: is a page, and the host answers ${answer.status} ${answer.location ?? ''}`.trim()];
}

async function movedProblems(old: string, to: string, ask: Ask): Promise<string[]> {
  const first = await ask(old);
  // The server removes /index and .html first.
  const clean = old.replace(/(?:\/index)?(?:\.html)?$/, '');
  if (clean === to && first.location === to) {
    return [];
  }
  const {status, location} = first.location === clean ? await ask(clean) : first;
  if (status !== 301 || location !== to) {
    return [`${old}: leads to ${location ?? 'nowhere'} with ${status}, not to ${to} with 301`];
  }
  const target = await ask(to.replace(/#.*$/, ''));
  return target.status === 200
    ? []
    : [`${old}: leads to ${to}, which answers ${target.status} ${target.location ?? ''}`.trim()];
}

async function missingProblems(path: string, ask: Ask): Promise<string[]> {
  const {status} = await ask(path);
  return status === 404 ? [] : [`${path}: does not exist, and the host answers ${status}`];
}

/** The differences from HOSTING.md: pages, redirects in one step, headers, caching, 404. */
export async function hostProblems(ask: Ask, site: HostedSite): Promise<string[]> {
  const {pages, moved, files, baseUrl} = site;
  const missing = ['no-such-page', 'API', 'get-started/no-such-page', '.git/config'].map(
    (path) => baseUrl + path,
  );
  const found = [
    ...[...pages, ...files].map((path) => pageProblems(path, ask, site)),
    ...[...moved].map(([old, to]) => movedProblems(old, to, ask)),
    ...missing.map((path) => missingProblems(path, ask)),
  ];
  return (await Promise.all(found)).flat();
}
