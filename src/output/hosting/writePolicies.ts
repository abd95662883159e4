import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {contentSecurityPolicy} from '../../../config/contentSecurityPolicy';
import type {Sources} from '../../../config/variables';
import {pageScripts} from './inlineScripts';

/**
 * The maximum number of distinct inline scripts of all pages: every response's header contains the
 * hash of each.
 */
const MOST_SCRIPTS = 12;

/** Puts the policy first in the head, so that it covers the whole page. */
function insertPolicy(html: string, offset: number, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.slice(0, offset) + meta + html.slice(offset);
}

/** Replaces a page in one operation, because other build steps read pages in parallel. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/**
 * Writes one policy into every page of a build.
 * @returns the policy, for the headers.
 * @throws if a page contains what the policy would block, or if pages have too many distinct
 * scripts.
 */
export function writePolicies(outDir: string, sources?: Sources): string {
  const pages = globSync('**/*.html', {cwd: outDir, absolute: true})
    .sort()
    .map((file) => {
      const html = readFileSync(file, 'utf8');
      return {file, html, ...pageScripts(html)};
    });
  const refused = pages.flatMap(({file, refused: parts}) =>
    parts.map((part) => `${file}: ${part}`),
  );
  if (refused.length > 0) {
    throw new Error(
      `The content security policy refuses scripts in attributes. Attach listeners from a script instead:\n${refused.join('\n')}`,
    );
  }
  const hashes = [...new Set(pages.flatMap((page) => page.hashes))].sort();
  if (hashes.length > MOST_SCRIPTS) {
    throw new Error(
      `The pages hold ${hashes.length} different inline scripts, at most ${MOST_SCRIPTS} fit into a header. Make them constant: read what differs from the page`,
    );
  }
  const policy = contentSecurityPolicy(hashes, sources);
  for (const {file, html, policyOffset} of pages) {
    replaceFile(file, insertPolicy(html, policyOffset, policy));
  }
  return policy;
}
