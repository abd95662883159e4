import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {toolCategories} from '../../data/tooling/categories';
import {type ListedProvider, type Provider, providerStatuses} from '../../data/tooling/provider';
import type {ToolCategory} from '../../data/tooling/schema';
import {readProvider} from './provider';

/** The folder of all tool pages, below docs/. */
export const TOOLS = 'get-started/tooling';

/** A page about a provider, or about a part of one. */
export interface ToolPage {
  /** The document's ID: its path below docs/, without the extension. */
  readonly id: string;
  /** The key of its category. */
  readonly category: string;
  /** The provider's folder in the category's folder, if the provider has several pages. */
  readonly folder?: string;
  readonly label: string;
  readonly checked: string;
  readonly provider?: Provider;
}

/** The category of a page's file. Undefined for other pages and the landing page. */
export function categoryOf(file: string): ToolCategory | undefined {
  const [, folder] = /(?:^|\/)docs\/get-started\/tooling\/([^/]+)\//.exec(file) ?? [];
  return toolCategories.find(({key}) => key === folder);
}

const dayOf = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value);

function readPage(root: string, category: ToolCategory, name: string): ToolPage {
  const file = `docs/${TOOLS}/${category.key}/${name}`;
  const data = matter(readFileSync(path.join(root, file), 'utf8')).data as Readonly<
    Record<string, unknown>
  >;
  const {title, sidebar_label: label = title, checked} = data;
  const provider =
    data.provider === undefined ? undefined : readProvider(data.provider, category, file);
  const folder = path.dirname(name);
  return {
    id: file.slice('docs/'.length).replace(/\.mdx$/, ''),
    category: category.key,
    ...(folder !== '.' && {folder}),
    // The overview of a folder represents its provider.
    label: folder !== '.' && provider !== undefined ? provider.name : String(label),
    checked: dayOf(checked),
    ...(provider !== undefined && {provider}),
  };
}

const rank = ({provider}: ToolPage) => providerStatuses.indexOf(provider?.status ?? 'active');

/**
 * The pages of a category except its index, sorted by name, with those that work on Linea first.
 * @param root the project's root folder.
 */
export function toolPages(root: string, category: ToolCategory): ToolPage[] {
  const folder = path.join(root, 'docs', TOOLS, category.key);
  // Docusaurus reports a category without an index page by its sidebar item.
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true}) : [];
  return names
    .map((name) => String(name).replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
    .map((name) => readPage(root, category, name))
    .sort((a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en'));
}

/** The providers of a category, in the order of its pages. */
export function listProviders(root: string, category: ToolCategory): ListedProvider[] {
  return toolPages(root, category).flatMap(({id, checked, provider}) =>
    provider === undefined
      ? []
      : [
          {
            ...provider,
            id: id.slice(TOOLS.length + 1).replaceAll('/', '-'),
            to: `/${id}`,
            category: category.key,
            checked,
          },
        ],
  );
}
