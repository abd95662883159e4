import {providerProblems} from '../../../config/tooling/provider';
import {categoryOf} from '../../../config/tooling/toolPages';
import {canBeTutorial, tutorialProblems} from '../../../config/tutorials';
import {LONGEST_CARD} from '../../../src/markdown/remarkCategoryCards/pageCards';
import {findTerm} from '../../../src/markdown/remarkTerms/findTerm';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** Allowed keys, in order. */
const KEYS = [
  'title',
  'description',
  'sidebar_label',
  'card',
  'keywords',
  'plain_words',
  'provider',
  'tutorial',
  'slug',
  'hide_table_of_contents',
  'sources',
  'checked',
] as const;

const SOURCE = /^(?:https:\/\/\S+|[\w.-]+\/[\w.-]+@[0-9a-f]{7,40}:\S+)$/;

/** The problem of a value as a sentence, or undefined. */
const rules: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  title: (value) =>
    typeof value === 'string' && value.length > 0 && value.length <= 50
      ? undefined
      : 'title must be text of at most 50 characters',
  description: (value) =>
    typeof value === 'string' && value.length >= 80 && value.length <= 160
      ? undefined
      : `description must have 80 to 160 characters, not ${typeof value === 'string' ? value.length : 0}`,
  card: (value) =>
    value === undefined ||
    (typeof value === 'string' && value !== '' && value.length <= LONGEST_CARD)
      ? undefined
      : `card must be text of 1 to ${LONGEST_CARD} characters, or absent`,
  plain_words: (value) =>
    value === undefined ||
    (Array.isArray(value) && value.every((word) => findTerm(String(word)) !== undefined))
      ? undefined
      : 'plain_words must list terms of data/glossary.ts that mean something else on this page',
};

/** The same for the keys that pages of cards don't have. */
const sourceRules: typeof rules = {
  sources: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((s) => SOURCE.test(String(s)))
      ? undefined
      : 'sources must list at least one https:// page or owner/repository@commit:path',
  checked: (value) =>
    (value instanceof Date && !Number.isNaN(value.getTime())) ||
    (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
      ? undefined
      : 'checked must be the day of the last check, as YYYY-MM-DD',
};

/**
 * Docusaurus uses a file with its folder's name as the index page, unless its slug says otherwise.
 */
function checkFolderName({file, keys}: Page): string[] {
  const [, route, folder, name] = /^docs\/((?:.*\/)?([^/]+)\/([^/]+))\.mdx?$/.exec(file) ?? [];
  return name !== undefined && name === folder && !keys.includes('slug')
    ? [`has the name of its folder, whose page it would become. Add slug: /${route}`]
    : [];
}

/** The `provider` block: only tool pages have one, and its values belong to the category. */
function checkProvider({file, keys, frontMatter}: Page): string[] {
  if (!keys.includes('provider')) {
    return [];
  }
  const category = categoryOf(file);
  return category === undefined
    ? ['provider belongs to pages in docs/get-started/tooling/<category>/. Remove it']
    : providerProblems(frontMatter.provider, category);
}

/** Whether a page shows only a few sentences and the cards of its category. The pages behind the cards have sources. */
function isCardPage({text}: Page): boolean {
  const components = [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name);
  return components.length > 0 && components.every((name) => name === 'CategoryCards');
}

/** Both `sources` and `checked`, except on pages of cards, whose line at the foot would only repeat their cards'. */
function checkSources(page: Page): string[] {
  const keys = ['sources', 'checked'];
  return isCardPage(page)
    ? keys
        .filter((key) => page.keys.includes(key))
        .map((key) => `${key} belongs to the pages behind the cards. Remove it`)
    : keys.flatMap((key) => sourceRules[key]?.(page.frontMatter[key]) ?? []);
}

/** The `tutorial` block: only some folders have tutorials. */
function checkTutorial({file, keys, frontMatter}: Page): string[] {
  if (!keys.includes('tutorial')) {
    return [];
  }
  return canBeTutorial(file)
    ? tutorialProblems(frontMatter.tutorial)
    : [
        'tutorial belongs to pages in docs/learn/ and docs/get-started/build/quickstart/. Remove it',
      ];
}

function checkPage(page: Page): Problem[] {
  const unknown = page.keys.filter((key) => !(KEYS as readonly string[]).includes(key));
  const known = page.keys.filter((key) => !unknown.includes(key));
  const ordered = KEYS.filter((key) => (known as readonly string[]).includes(key));
  const messages = [
    ...unknown.map(
      (key) =>
        `front matter has the unknown key "${key}". Allowed: ${KEYS.join(', ')}. Remove or rename it`,
    ),
    ...checkFolderName(page),
    ...checkSources(page),
    ...checkProvider(page),
    ...checkTutorial(page),
    ...Object.entries(rules).flatMap(([key, rule]) => rule(page.frontMatter[key]) ?? []),
    ...(known.join() === ordered.join()
      ? []
      : [
          `front matter keys stand in the order ${known.join(', ')}. Put them as ${ordered.join(', ')}`,
        ]),
  ];
  return messages.map((message) => ({file: page.file, message}));
}

/** Duplicate titles or descriptions. */
function checkUnique(pages: readonly Page[], key: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = String(page.frontMatter[key]);
    const other = first.get(value);
    first.set(value, other ?? page.file);
    return other === undefined
      ? []
      : [{file: page.file, message: `${key} is the same as in ${other}. Give each page its own`}];
  });
}

/** Front matter: known keys in order, valid values, unique titles and descriptions. */
export function checkFrontMatter(pages: readonly Page[]): Problem[] {
  return [
    ...pages.flatMap(checkPage),
    ...checkUnique(pages, 'title'),
    ...checkUnique(pages, 'description'),
  ];
}
