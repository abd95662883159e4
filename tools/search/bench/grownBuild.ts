import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter, type DefaultTreeAdapterTypes, parse, serializeOuter} from 'parse5';
import {globSync} from 'tinyglobby';
import {searchFacts} from '../../../src/output/searchIndex/answers';
import {writeIndexes} from '../../../src/output/searchIndex/writeIndexes';
import {HitType} from '../../../src/search/document';
import type {ServedPart} from '../../../src/search/served';
import {seededRandom} from '../../seededRandom';
import {type StockSearch, stockIndexFile, stockSearch, stockWorkerFile} from './stockSearch';

type Element = DefaultTreeAdapterTypes.Element;

/** A page taken apart: its title, description and keywords, and its text by headings of the second level. */
interface Template {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly groups: readonly string[];
}

const SEED = 59_144;

/** How many of the longer words become words that no real page has: more pages bring more words. */
const STRANGE_SHARE = 0.05;
const STRANGE_WORDS = 20_000;
const LONG_WORD = /\b[a-z]{6,}\b/g;
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu'.split(' ');

function strangeWord(number: number): string {
  const syllables = [0, 1, 2, 3].map(
    (place) => SYLLABLES[Math.floor(number / SYLLABLES.length ** place) % SYLLABLES.length],
  );
  return syllables.join('');
}

const fileOf = (outDir: string, url: string) =>
  path.join(outDir, url === '/' ? 'index.html' : `${url}.html`);

function find(
  node: DefaultTreeAdapterTypes.ParentNode,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.childNodes.filter((each) => defaultTreeAdapter.isElementNode(each))) {
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function takeApart(html: string, title: string): Template {
  const document = parse(html);
  const attribute = (element: Element, name: string) =>
    element.attrs.find((attr) => attr.name === name)?.value ?? '';
  const meta = (name: string) => {
    const element = find(document, (each) => attribute(each, 'name') === name);
    return element ? attribute(element, 'content') : '';
  };
  const content = find(document, (each) => attribute(each, 'class').includes('theme-doc-markdown'));
  const groups: string[] = [''];
  for (const child of content?.childNodes ?? []) {
    if (child.nodeName === 'h2') {
      groups.push('');
    }
    if (child.nodeName !== 'header') {
      groups.push((groups.pop() ?? '') + serializeOuter(child));
    }
  }
  return {title, description: meta('description'), keywords: meta('keywords'), groups};
}

/** Mixes generated pages from the parts of real ones. */
class Mixer {
  readonly #random = seededRandom(SEED);
  readonly #templates: readonly Template[];

  constructor(templates: readonly Template[]) {
    this.#templates = templates;
  }

  page(number: number): string {
    const {title, groups} = this.#pick();
    const {description, keywords} = this.#pick();
    const texts = groups.slice(1).map(() => {
      const {groups: others} = this.#pick();
      return others[Math.floor(this.#random() * others.length)] ?? '';
    });
    const text = [groups[0] ?? '', ...texts].join('');
    return `<!doctype html><html><head><title>${title} ${number}</title>
<meta name="description" content="${this.#strange(description)}">
<meta name="keywords" content="${keywords}"></head><body><main><article>
<div class="theme-doc-markdown markdown"><header><h1>${this.#strange(title)} ${number}</h1></header>
${text.replace(/>[^<]+</g, (found) => this.#strange(found))}</div></article></main></body></html>`;
  }

  #pick(): Template {
    const {length} = this.#templates;
    const template = this.#templates[Math.floor(this.#random() * length)];
    if (!template) {
      throw new Error('The build has no pages in its search index. Run: npm run build');
    }
    return template;
  }

  #strange(text: string): string {
    return text.replace(LONG_WORD, (word) =>
      this.#random() < STRANGE_SHARE
        ? strangeWord(Math.floor(this.#random() * STRANGE_WORDS))
        : word,
    );
  }
}

/**
 * Copies a build, and writes its search index anew with so many pages: its own, and others that are mixed
 * from them. The copy also has the index of the stock plugin.
 *
 * @param into the folder of the copy. It is emptied first.
 * @param count the number of pages. With fewer than the build has, none is added.
 * @returns the stock plugin's search of all pages.
 * @throws if there is no build.
 */
export async function growBuild(outDir: string, into: string, count: number): Promise<StockSearch> {
  rmSync(into, {recursive: true, force: true});
  cpSync(outDir, into, {recursive: true});
  const indexFile = path.join(into, 'search-index.json');
  const parts = JSON.parse(readFileSync(indexFile, 'utf8')) as readonly ServedPart[];
  const {documents: pages = [], index: {traits = {}} = {}} = parts[HitType.Title] ?? {};
  const real = pages.flatMap(({u}) => u ?? []);
  const retired = pages.filter(({i}) => traits.retired?.includes(i)).flatMap(({u}) => u ?? []);
  const templates = pages.map(({t, u = ''}) => takeApart(readFileSync(fileOf(into, u), 'utf8'), t));
  const mixer = new Mixer(templates);
  const urls = Array.from({length: Math.max(0, count - real.length)}, (_, place) => {
    const url = `/generated/page-${place + 1}`;
    mkdirSync(path.dirname(fileOf(into, url)), {recursive: true});
    writeFileSync(fileOf(into, url), mixer.page(place + 1));
    return url;
  });
  for (const file of globSync('search-index.*.json', {cwd: into, absolute: true})) {
    rmSync(file);
  }
  const stock = await stockSearch(into, [...real, ...urls]);
  writeFileSync(path.join(into, stockIndexFile), stock.index);
  writeFileSync(path.join(into, stockWorkerFile), stock.worker);
  writeFileSync(indexFile, stock.index);
  writeIndexes({outDir: into, baseUrl: '/'}, searchFacts(), new Set(retired));
  return stock;
}
