import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {SdkEntry, SdkPackageName, SdkSample} from '../../../data/sdk/schema';
import {remarkSdk} from '../../../src/markdown/remarkSdk';
import {readRegion} from '../../../src/markdown/remarkSample/readRegion';
import {type SdkFacts, siteFacts} from '../../../src/markdown/remarkSdk/sdkFacts';
import {anchorOf} from '../../../src/markdown/remarkSdk/tables';
import {type Page, root} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';
import {anchorsOf} from './links';

const FOLDER = '/api/linea-sdk';

/** The page of a package. */
const pages: Readonly<Record<SdkPackageName, string>> = {
  '@lfdt-lineth/sdk-viem': `${FOLDER}/viem-actions`,
  '@lfdt-lineth/sdk-core': `${FOLDER}/core`,
};

/** The anchors and links that the step writes into a page. */
interface Written {
  readonly anchors: readonly string[];
  readonly links: readonly string[];
}

const MARKDOWN_LINK = /\[[^\]]+\]\((?<url>[^)\s]+)\)/g;

function writtenOn(page: Page, facts: SdkFacts): Written {
  const tree = structuredClone<Root>(page.tree);
  // Only the step's own nodes, because the page's links are checked elsewhere.
  tree.children = tree.children.filter(
    (node) => 'name' in node && /^Sdk[A-Z]/.test(node.name ?? ''),
  );
  const written = unified()
    .use(remarkSdk, {facts})
    .runSync(tree, new VFile({path: page.file}));
  const anchors: string[] = [];
  const links: string[] = [];
  visit(written, (node) => {
    if (node.type === 'heading') {
      anchors.push((node.data as {hProperties?: {id?: string}}).hProperties?.id ?? '');
    } else if (node.type === 'link') {
      links.push(node.url);
    } else if (node.type === 'mdxJsxFlowElement') {
      const rows = node.attributes.find((each) => 'name' in each && each.name === 'rows')?.value;
      const text = typeof rows === 'string' ? rows : '[]';
      anchors.push(...(JSON.parse(text) as {id?: string}[]).flatMap(({id}) => id ?? []));
      links.push(...[...text.matchAll(MARKDOWN_LINK)].map(({groups}) => groups?.url ?? ''));
    }
  });
  return {anchors, links};
}

const isOfSdk = ({route}: Page) => route === FOLDER || route.startsWith(`${FOLDER}/`);

/** The anchors that the step writes, by page file. */
export function sdkAnchors(
  allPages: readonly Page[],
  facts: SdkFacts = siteFacts,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    allPages.filter(isOfSdk).map((page) => [page.file, writtenOn(page, facts).anchors]),
  );
}

/** The problem of a sample that does not call its function or class, or use its name. */
function sampleProblem({name, kind}: SdkEntry, {file, region}: SdkSample): string | undefined {
  const relative = `examples/sdk-viem/src/${file}`;
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) {
    return `${name} has its sample in ${relative}, which does not exist. Correct sample`;
  }
  const call = kind === 'function' || kind === 'class' ? `\\b${name}\\(` : `\\b${name}\\b`;
  return new RegExp(call).test(readRegion(readFileSync(absolute, 'utf8'), region))
    ? undefined
    : `${name} is not called in the region "${region}" of ${relative}. Correct sample`;
}

function entryProblems(entry: SdkEntry, page: Page | undefined, anchors: readonly string[]) {
  const {name, kind, source, sample} = entry;
  if (page === undefined) {
    return [`${name} has no page. Write docs${pages[entry.package]}.mdx`];
  }
  const count = anchors.filter((each) => each === anchorOf(name)).length;
  const {sources} = page.frontMatter;
  const problem = sample && sampleProblem(entry, sample);
  return [
    ...(count === 1
      ? []
      : [
          `${name} has ${count} sections on ${page.file}. Write one <SdkEntries group="${entry.group}" />`,
        ]),
    ...(Array.isArray(sources) && sources.includes(source)
      ? []
      : [`${name} comes from ${source}, which the sources of ${page.file} lack. Add it`]),
    ...(sample === undefined && (kind === 'function' || kind === 'class')
      ? [`${name} has no sample. Add one to examples/sdk-viem, and name it`]
      : []),
    ...(problem === undefined ? [] : [problem]),
  ];
}

/** The problems of links in the facts, which are routes with existing pages and anchors. */
function linkProblems(
  {file, route}: Page,
  links: readonly string[],
  anchorsByRoute: ReadonlyMap<string, ReadonlySet<string>>,
): Problem[] {
  return links.flatMap((url) => {
    if (url.startsWith('https://')) {
      return [];
    }
    const [target = '', anchor] = url.split('#');
    const known = anchorsByRoute.get(target === '' ? route : target);
    return known === undefined || (anchor !== undefined && !known.has(anchor))
      ? [{file, message: `data/sdk links to ${url}, which does not exist. Correct the link`}]
      : [];
  });
}

/**
 * Each export has one section on its package's page, and the page lists its source. Each function
 * and class has a sample that calls it, and links have targets.
 * @param otherAnchors anchors that other steps write, by file.
 */
export function checkSdkPages(
  allPages: readonly Page[],
  otherAnchors: Readonly<Record<string, readonly string[]>> = {},
  facts: SdkFacts = siteFacts,
): Problem[] {
  const own = new Map(
    allPages.filter(isOfSdk).map((page) => [page.route, {page, ...writtenOn(page, facts)}]),
  );
  const anchorsByRoute = new Map(
    allPages.map((page) => [
      page.route,
      new Set([
        ...anchorsOf(page),
        ...(otherAnchors[page.file] ?? []),
        ...(own.get(page.route)?.anchors ?? []),
      ]),
    ]),
  );
  return [
    ...facts.entries.flatMap((entry) => {
      const found = own.get(pages[entry.package]);
      return entryProblems(entry, found?.page, found?.anchors ?? []).map((message) => ({
        file: 'data/sdk/entries.ts',
        message,
      }));
    }),
    ...[...own.values()].flatMap(({page, links}) => linkProblems(page, links, anchorsByRoute)),
  ];
}
