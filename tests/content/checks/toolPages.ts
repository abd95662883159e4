import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {categoryOf} from '../../../config/tooling/toolPages';
import type {ProviderFacts} from '../../../data/providers/schema';
import type {Problem} from '../../../tools/content/problem';
import type {Page} from '../../../tools/content/readPages';
import type {TextFile} from './addresses';

const LONGEST = 700;

/** The words of a page without front matter and code. */
export function wordsOf({text}: Page): number {
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^([ \t]*)(`{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}|<[^>]+>|\]\([^)]*\)/g, ' ');
  return prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}

/** A retired provider's page says so at its start, with the year. */
function checkRetired({frontMatter, tree}: Page): string[] {
  const {status, since} = (frontMatter.provider ?? {}) as {status?: string; since?: unknown};
  if (status !== 'retired') {
    return [];
  }
  const year = since instanceof Date ? String(since.getUTCFullYear()) : String(since).slice(0, 4);
  const first = tree.children.find((node): node is Paragraph => node.type === 'paragraph');
  const start = first === undefined ? '' : toString(first);
  return start.includes(year) && /\bretired\b/i.test(start)
    ? []
    : [`is retired. Begin its first paragraph with that: the word "retired" and the year ${year}`];
}

/** The limits of a provider are before the check of its sample. */
function checkOrder({tree}: Page): string[] {
  const headings = tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 2 ? [toString(node.children[0]).trim()] : [],
  );
  const check = headings.findIndex((heading) => heading.startsWith('Check that it works'));
  const late = headings
    .slice(check + 1)
    .find((heading) => /^(?:Limits|Fees|Prices)\b/.test(heading));
  return check === -1 || late === undefined
    ? []
    : [`has the section "${late}" after "Check that it works". Move it before the check`];
}

/** Tool pages are short, and start with the retirement of a retired provider. */
export function checkToolPages(pages: readonly Page[]): Problem[] {
  return pages
    .filter(({file}) => categoryOf(file) !== undefined)
    .flatMap((page) => {
      const words = wordsOf(page);
      const messages = [
        ...checkRetired(page),
        ...checkOrder(page),
        ...(words > LONGEST
          ? [
              `has ${words} words beside its code, more than ${LONGEST}. Leave out what is not about Linea`,
            ]
          : []),
      ];
      return messages.map((message) => ({file: page.file, message}));
    });
}

/** The texts that a page or a sample contains if it uses a provider's facts. */
function tracesOf(name: string, facts: ProviderFacts | undefined): string[] {
  const {contracts = [], endpoints = [], identifiers = []} = facts ?? {};
  return [
    ...['Contracts', 'Endpoints', 'Identifiers'].map((part) => `<Provider${part} of="${name}"`),
    ...contracts.map(({address}) => address),
    ...endpoints.map(({url}) => new URL(url).hostname),
    ...identifiers.map(({value}) => value),
  ];
}

/** Every file in data/providers is listed under its name, and a page or a sample uses its facts. */
export function checkProviderFiles(
  files: readonly string[],
  listed: Readonly<Record<string, ProviderFacts>>,
  texts: readonly TextFile[],
): Problem[] {
  const list = 'data/providers/providers.ts';
  const isUsed = (name: string) =>
    tracesOf(name, listed[name]).some((trace) => texts.some(({text}) => text.includes(trace)));
  return [
    ...files
      .filter((name) => !Object.hasOwn(listed, name))
      .map((name) => ({
        file: `data/providers/${name}.ts`,
        message: `is not in ${list}. Add the line ${name},`,
      })),
    ...Object.keys(listed)
      .filter((name) => !files.includes(name))
      .map((name) => ({file: list, message: `lists ${name}, which has no file of that name`})),
    ...Object.keys(listed)
      .filter((name) => !isUsed(name))
      .map((name) => ({
        file: `data/providers/${name}.ts`,
        message: `is used by no page. Add <ProviderContracts of="${name}" />, <ProviderEndpoints …> or <ProviderIdentifiers …> to its page, or delete the file`,
      })),
  ];
}
