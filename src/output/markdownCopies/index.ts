import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {addToHead} from '../addToHead';
import {versionsOf} from '../docsOf';
import {markup} from '../markup';
import {copyPath} from '../../../data/copyPath';
import {type Copy, withFrontMatter} from './copy';
import {type DiagramSources, diagramSources} from './diagramSources';
import {idsInOrder} from './inOrder';
import {type CopySection, fullPath, fullText, llmsText} from './llmsText';
import {pageMarkdown} from './pageMarkdown';

/** A section: its name, the sidebar with its pages, and the folder of its full text. */
export interface MarkdownSection {
  readonly name: string;
  readonly sidebar: string;
  readonly folder: string;
}

/** The pages of no sidebar. */
const OTHERS = 'More';

/** The file of a page below the build folder. A route has no slash at its end. */
const htmlFile = (route: string) => `${route === '' ? 'index' : route}.html`;

const dayOf = (date: unknown) =>
  date instanceof Date ? date.toISOString().slice(0, 10) : undefined;

/**
 * Writes a copy in Markdown of each page, `llms.txt`, and the full text of the site and of each section.
 *
 * No library: `@signalwire/docusaurus-plugin-llms-txt` 1.2.2 knows neither tabs, folds, drawings and formulas as this site
 * has them nor the front matter.
 */
export function markdownCopies(sections: readonly MarkdownSection[]) {
  return function writeCopies(): Plugin {
    let version: Pick<LoadedVersion, 'docs' | 'sidebars'> = {docs: [], sidebars: {}};
    return {
      name: 'markdown-copies',
      allContentLoaded({allContent}) {
        version = versionsOf(allContent).find(({isLast}) => isLast) ?? version;
        return Promise.resolve();
      },
      postBuild({outDir, siteDir, siteConfig: {title, tagline, url: origin, baseUrl}}) {
        const write = (at: string, text: string) => {
          const file = path.join(outDir, at);
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, text);
        };
        const read = (page: string, diagrams?: DiagramSources) => {
          const html = readFileSync(
            path.join(outDir, htmlFile(page.slice(baseUrl.length))),
            'utf8',
          );
          return pageMarkdown(html, origin + page, diagrams);
        };
        const copyOf = (doc: DocMetadata): Copy => {
          const {title: name, description, permalink, frontMatter, source} = doc;
          const mdx = readFileSync(source.replace('@site', siteDir), 'utf8');
          const {checked} = frontMatter as {readonly checked?: unknown};
          const page = permalink === baseUrl ? baseUrl : permalink.replace(/\/$/, '');
          return {
            path: page,
            title: name,
            description,
            checked: dayOf(checked),
            ...read(page, diagramSources(mdx)),
          };
        };
        const listed = version.docs.filter(({unlisted}) => !unlisted);
        const copies = new Map(listed.map((doc) => [doc.id, copyOf(doc)]));
        const home: Copy = {path: baseUrl, title, description: tagline, ...read(baseUrl)};

        const bySection = sections.map(({name, sidebar, folder}): CopySection => {
          const ids = idsInOrder(version.sidebars[sidebar] ?? []);
          return {name, folder, copies: ids.flatMap((id) => copies.get(id) ?? [])};
        });
        const placed = new Set(bySection.flatMap((section) => section.copies));
        const others = [...copies.values()].filter((copy) => !placed.has(copy));
        const all = [...bySection, {name: OTHERS, copies: others}];

        for (const copy of [home, ...copies.values()]) {
          const file = copyPath(copy.path, baseUrl);
          write(file.slice(baseUrl.length), withFrontMatter(copy, origin));
          addToHead(
            outDir,
            htmlFile(copy.path.slice(baseUrl.length)).replace('.html', ''),
            `<link rel="alternate" type="text/markdown" href="${markup(origin + file)}">`,
          );
        }
        const ordered = [...new Set(all.flatMap((section) => section.copies))];
        write('llms.txt', llmsText(all, {title, tagline, origin, baseUrl}));
        write(fullPath(), fullText(ordered, origin));
        for (const section of bySection) {
          write(fullPath(section), fullText(section.copies, origin));
        }
        return Promise.resolve();
      },
    };
  };
}
