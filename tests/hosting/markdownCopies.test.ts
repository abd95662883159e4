// cspell:ignore castgas
import {readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from 'vitest';
import {copySections} from '../../config/copySections';
import {site} from '../../config/site';
import {readPages} from '../../tools/content/readPages';
import {inScope} from '../../tools/test/scope';
import {build, builtFiles} from './support/builtSite';
import {copyProblems} from './support/copyProblems';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');
const routes = readPages().map(({route}) => route.slice(1));
const files = builtFiles();

/** A fixed sample has each eighth page, and those with the most kinds of components. */
const SAMPLE = ['get-started/build/network-info', 'technology/gas-fees', 'api/errors'];
const compared = inScope('markdown copies', `${routes.length} copies compared with their pages`, {
  all: routes,
  sample: routes.filter((route, at) => at % 8 === 0 || SAMPLE.includes(route)),
});

describe('the copies in Markdown', () => {
  it('are one for each page, and the home page', () => {
    const copies = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
    expect(copies.sort()).toEqual([...routes, 'index'].sort());
  });

  it.each(compared)(
    '%s has every text of its page in order, and none of what surrounds it',
    (route) => {
      expect(copyProblems(read(`${route}.html`), read(`${route}.md`))).toEqual([]);
    },
  );

  it('have front matter with title, address, day and sources, and links with whole addresses', () => {
    for (const {route, frontMatter} of readPages()) {
      const {data: head, content} = matter(read(`${route.slice(1)}.md`));
      expect(head.title, route).toBe(frontMatter.title);
      expect(head.url, route).toMatch(new RegExp(`^https?://[^/]+.*${route}$`));
      expect(head.checked, route).toEqual(
        frontMatter.checked === undefined ? undefined : expect.any(String),
      );
      expect(
        [head.sources ?? []].flat().filter((url) => !/^https?:\/\//.test(String(url))),
        route,
      ).toEqual([]);
      const prose = content.replace(/^ *```.*?^ *```$/gms, '').replace(/`[^`\n]*`/g, '');
      expect(prose.match(/\]\((?!https?:|mailto:|ethereum:)[^)]*\)/g), route).toBeNull();
    }
  });

  it('have the text of each diagram after its description', () => {
    const drawn = readPages().flatMap(({route, text}) =>
      [...text.matchAll(/^```mermaid\n[\s\S]*?^```$/gm)].map(([fence]) => ({route, fence})),
    );
    expect(drawn.length).toBeGreaterThan(40);
    for (const {route, fence} of drawn) {
      expect(read(`${route.slice(1)}.md`), route).toContain(`\n\n${fence}\n`);
    }
  });

  it('are announced in the head of their pages', () => {
    for (const route of [...routes, 'index']) {
      expect(read(`${route}.html`), route).toMatch(
        new RegExp(
          `<link rel="alternate" type="text/markdown" href="https?://[^"]*/${route}\\.md">`,
        ),
      );
    }
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );

  it('starts with the name and the purpose of the site', () => {
    expect(text.startsWith(`# ${site.title}\n\n> ${site.tagline}\n`)).toBe(true);
  });

  it('lists each page once, with a file for each link', () => {
    const pages = links.filter((link) => link.endsWith('.md'));
    expect(pages).toHaveLength(routes.length);
    expect(new Set(pages).size).toBe(pages.length);
    expect(links.filter((link) => !files.some((file) => link.endsWith(`/${file}`)))).toEqual([]);
  });

  it('has a full text for each section, and one with every page', () => {
    const full = read('llms-full.txt');
    for (const {folder} of copySections) {
      const section = read(`${folder}/llms-full.txt`);
      expect(section).toContain(`/${folder}`);
      expect(section.length).toBeLessThan(full.length);
    }
    for (const route of routes) {
      expect(full, route).toContain(`/${route}>\n`);
    }
  });
});

describe('the comparison of a page with its copy notices', () => {
  const page = (article: string) =>
    `<nav>Menu</nav><div class="theme-doc-markdown"><h1>Fees</h1>${article}</div>`;
  const article =
    '<p>The price <code>p</code>:<table><tr><th>Name<th>Value<tr><td>base<td>7 wei</table><pre>cast gas</pre>';
  const copy =
    '# Fees\n\nThe price `p`:\n\n| Name | Value |\n| - | - |\n| base | 7 wei |\n\n```bash\ncast gas\n```\n';

  it('nothing in a good copy', () => {
    expect(copyProblems(page(article), copy)).toEqual([]);
  });

  it.each([
    ['a cell', copy.replace('7 wei', ''), 'lacks "7wei"'],
    ['code', copy.replace('cast gas', ''), 'lacks "castgas"'],
    ['a heading', copy.replace('# Fees', ''), 'lacks "fees"'],
    ['another order', copy.replace('base | 7 wei', '7 wei | base'), 'lacks "7wei"'],
    ['text from around the article', `${copy}\nMenu\n`, 'has words that the page lacks: menu'],
  ])('%s', (_, wrong, problem) => {
    expect(copyProblems(page(article), wrong)[0]).toContain(problem);
  });
});
