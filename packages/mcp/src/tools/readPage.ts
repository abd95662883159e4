import * as z from 'zod';
import {HitType} from '@site/src/search/document';
import type {ServedPart} from '@site/src/search/served';
import {findSection, sectionsOf} from '../markdownSections';
import {isSafePath, type Site} from '../site';
import {tool} from '../tool';

/** The most characters of a part, so that a page doesn't fill the assistant's context. */
const LONGEST_PART = 24_000;

/** The path of a page below the site, from a path or an address of the site. */
function pathOf(page: string, site: Site): {readonly path: string; readonly anchor: string} {
  const withoutHome = page.startsWith(site.home) ? page.slice(site.home.length) : page;
  const [address = '', anchor = ''] = withoutHome.split('#');
  const path = address
    .replace(/\?.*$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:md|html)$/, '');
  return {path: path === '' ? 'index' : path, anchor};
}

/**
 * The heading with an anchor that differs from its words, from the index of the site's search. Undefined if the page
 * has no such anchor.
 */
async function headingWith(anchor: string, path: string, site: Site): Promise<string | undefined> {
  // A site without a search still has the words of its headings.
  const parts = (await site.json('search-index.json').catch(() => [])) as readonly ServedPart[];
  const headings = parts[HitType.Heading]?.documents ?? [];
  const {pathname} = new URL(path, site.home);
  return headings.find(({u, h}) => h === `#${anchor}` && u === pathname)?.t;
}

/** Where a section comes from, of the front matter of its page. */
function originOf(text: string): string {
  const [, url = ''] = /^url: '?([^'\n]+)/m.exec(text) ?? [];
  const [, checked] = /^checked: '?([^'\n]+)/m.exec(text) ?? [];
  return `From ${url}${checked === undefined ? '' : `, checked ${checked}`}`;
}

/** Cuts a text into parts between lines. */
function partsOf(text: string): readonly string[] {
  const parts = [''];
  for (const line of text.split('\n')) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + line.length > LONGEST_PART) {
      parts.push(`${line}\n`);
    } else {
      parts[parts.length - 1] = `${last}${line}\n`;
    }
  }
  return parts;
}

export const readPage = tool({
  name: 'read_page',
  title: 'Read a page of the Linea docs',
  description:
    'Returns a page of the Linea documentation as Markdown: all tabs, tables and code, with the day of its last check and its sources. Long pages come in parts. Name a section to read only that.',
  input: {
    page: z
      .string()
      .min(1)
      .max(500)
      .describe('The path or address of the page: /get-started/how-to/gas-fees'),
    section: z.string().max(200).optional().describe('The title or anchor of a section'),
    part: z.int().min(1).max(1000).default(1).describe('The part of a long page'),
  },
  async answer(site, {page, section, part}) {
    const {path, anchor} = pathOf(page, site);
    if (!isSafePath(path)) {
      throw new Error(
        `"${page.slice(0, 100)}" is no page of ${site.home}. Find pages with search_docs.`,
      );
    }
    const text = await site.text(`${path}.md`);
    if (text === undefined) {
      throw new Error(`${site.home} has no page /${path}. Find pages with search_docs.`);
    }
    const lines = text.split('\n');
    const wanted = section ?? anchor;
    const sections = sectionsOf(lines);
    const heading =
      section === undefined && anchor !== '' ? await headingWith(anchor, path, site) : undefined;
    const found = wanted === '' ? undefined : findSection(sections, heading ?? wanted);
    // A page without the anchor of an address is the answer as a whole.
    if (found === undefined && section !== undefined) {
      const titles = sections.map(({title, level}) => `${'  '.repeat(level - 1)}- ${title}`);
      throw new Error(`/${path} has no section "${section}". Its sections:\n${titles.join('\n')}`);
    }
    const whole =
      found === undefined
        ? text
        : `${originOf(text)}\n\n${lines.slice(found.first, found.end).join('\n')}`;
    const parts = partsOf(whole);
    const own = parts[part - 1];
    if (own === undefined) {
      throw new Error(`/${path} has ${parts.length} parts, and no part ${part}.`);
    }
    return parts.length === 1
      ? own
      : `${own}\n(Part ${part} of ${parts.length}. Ask for another part, or for a section.)`;
  },
});
