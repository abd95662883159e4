import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type {Heading, Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {releases} from '../../../data/releases';
import {releaseAnchor} from '../../../data/releaseWords';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** The site that this one replaces. Links to it can break. */
const OWN_ADDRESS = /^https:\/\/docs\.linea\.build(?:\/|$)/;

const EXPLICIT_ID = /\{\/\*\s*#([\w-]+)\s*\*\/\}/;

/** An explicit anchor of a heading. */
export function anchorOf({text}: Page, {position}: Heading): string | undefined {
  const source = text.split('\n')[(position?.start.line ?? 1) - 1] ?? '';
  return EXPLICIT_ID.exec(source)?.[1];
}

/** Anchors of headings, as in the build. */
export function anchorsOf(page: Page): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(page.tree, 'heading', (node: Heading) => {
    anchors.add(anchorOf(page, node) ?? slugger.slug(toString(node).trim()));
  });
  if (page.text.includes('<ReleaseTimeline />')) {
    for (const release of releases) {
      anchors.add(releaseAnchor(release));
    }
  }
  return anchors;
}

/** The target of a link: a page's file, and an anchor. */
function resolve(from: string, url: string): {readonly file: string; readonly anchor?: string} {
  const [target = '', anchor] = url.split('#');
  const file =
    target === '' ? from : path.posix.normalize(path.posix.join(path.posix.dirname(from), target));
  return {file, ...(anchor !== undefined && {anchor})};
}

/**
 * Every link to a page names an existing file and an existing anchor.
 * @param extraAnchors generated anchors of components, by file.
 */
export function checkLinks(
  pages: readonly Page[],
  extraAnchors: Readonly<Record<string, readonly string[]>> = {},
): Problem[] {
  const anchors = new Map(
    pages.map((page) => [
      page.file,
      new Set([...anchorsOf(page), ...(extraAnchors[page.file] ?? [])]),
    ]),
  );
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'link', ({url, position}: Link) => {
      const report = (message: string) =>
        problems.push({file: page.file, ...(position && {line: position.start.line}), message});
      if (OWN_ADDRESS.test(url)) {
        report(
          `link ${url} names this site by its address. Link to the page's file, relative to this one`,
        );
      }
      if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
        return;
      }
      if (url.startsWith('/')) {
        report(
          `link ${url} is a route. Link to the page's file, relative to this one, so that a move is noticed`,
        );
        return;
      }
      const {file, anchor} = resolve(page.file, url);
      const known = anchors.get(file);
      if (known === undefined) {
        report(
          `link ${url} leads to ${file}, which does not exist. Correct the path or write the page`,
        );
      } else if (anchor !== undefined && !known.has(anchor)) {
        report(`link ${url}: ${file} has no anchor "${anchor}". It has: ${[...known].join(', ')}`);
      }
    });
    return problems;
  });
}
