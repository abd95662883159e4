import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {groups} from '../../../data/rpc/groups';
import {groupPage, pageOf} from '../../../data/rpc/pageOf';
import type {RpcMethod} from '../../../data/rpc/schema';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';
import {dayOf} from './dayOf';

/** A section of every page, with its component. */
interface Section {
  readonly id: string;
  readonly component: string;
}

/**
 * A component on a page, with the ID of the heading above it. Undefined before the first heading.
 */
interface Placed {
  readonly name: string;
  readonly method: string | undefined;
  readonly section: string | undefined;
  readonly line: number;
}

interface MdxElement {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
}

/** The sections of a method's page, in order. */
const SECTIONS: readonly Section[] = [
  {id: 'example', component: 'RpcExamples'},
  {id: 'parameters', component: 'RpcParameters'},
  {id: 'returns', component: 'RpcReturns'},
  {id: 'errors', component: 'RpcErrors'},
  {id: 'availability', component: 'RpcAvailability'},
];

/** The explicit ID of a heading: `## Title {/* #id *\/}`. */
const idOf = (heading: Heading) =>
  heading.children
    .map((child) => /^\/\* #([\w-]+) \*\/$/.exec('value' in child ? child.value : '')?.[1])
    .find((id) => id !== undefined);

function placedComponents({tree}: Page): {components: Placed[]; headings: string[]} {
  const components: Placed[] = [];
  const headings: string[] = [];
  let section: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = idOf(node);
      headings.push(section ?? '');
      return;
    }
    const {type, name, attributes = []} = node as MdxElement;
    if (type.startsWith('mdxJsx') && name?.startsWith('Rpc') === true) {
      const method = attributes.find((attribute) => attribute.name === 'method')?.value;
      components.push({
        name,
        method: typeof method === 'string' ? method : undefined,
        section,
        line: node.position?.start.line ?? 1,
      });
    }
  });
  return {components, headings};
}

function frontMatterProblems({frontMatter}: Page, {name, sources, checked}: RpcMethod): string[] {
  const named = new Set(Array.isArray(frontMatter.sources) ? frontMatter.sources.map(String) : []);
  return [
    ...(frontMatter.title === name ? [] : [`title must be ${name}, the name of the method`]),
    ...sources
      .filter((source) => !named.has(source))
      .map((source) => `sources lack ${source}, which data/rpc/${name}.ts names`),
    ...(dayOf(frontMatter.checked) === checked
      ? []
      : [`checked is ${dayOf(frontMatter.checked)}, and ${checked} in data/rpc/${name}.ts`]),
  ];
}

function orderProblems(headings: readonly string[]): string[] {
  const wanted = SECTIONS.map(({id}) => id);
  const found = headings.filter((id) => wanted.includes(id));
  return found.join() === wanted.join()
    ? []
    : [
        `has the sections ${found.join(', ') || 'of no method'}. Each once, in this order: ${wanted.join(', ')}; others may stand between them`,
      ];
}

function componentProblems(components: readonly Placed[]): string[] {
  const count = (name: string) => components.filter((each) => each.name === name).length;
  const known = SECTIONS.map(({component}) => component);
  return [
    ...known
      .filter((name) => count(name) !== 1)
      .map((name) => `has <${name}> ${count(name)} times. Write it once`),
    ...SECTIONS.flatMap(({id, component}) =>
      components
        .filter(({name, section}) => name === component && section !== id)
        .map(() => `<${component}> belongs under {/* #${id} */}`),
    ),
    ...components
      .filter(({name}) => !known.includes(name))
      .map(
        ({name}) =>
          `<${name}> doesn’t belong on the page of a method: <RpcExamples> includes the playground`,
      ),
  ];
}

function checkPage(page: Page, method: RpcMethod): Problem[] {
  const {file} = page;
  const {components, headings} = placedComponents(page);
  const whole = [
    ...frontMatterProblems(page, method),
    ...orderProblems(headings),
    ...componentProblems(components),
  ].map((message) => ({file, message}));
  const foreign = components
    .filter((component) => component.method !== method.name)
    .map(({name, method: other, line}) => ({
      file,
      line,
      message: `<${name}> shows ${other ?? 'nothing'} on the page of ${method.name}. Link to the other page instead`,
    }));
  return [...whole, ...foreign];
}

/**
 * Each method in data/rpc has a page, and each page in docs/api/reference has a method. All have
 * the same structure: sections and components in order, facts of this method only, and the sources
 * of its data.
 */
export function checkRpcPages(pages: readonly Page[], methods: readonly RpcMethod[]): Problem[] {
  const byRoute = new Map(methods.map((method) => [`/${pageOf(method.name)}`, method]));
  const groupRoutes = new Set(groups.map(({key}) => `/${groupPage(key)}`));
  const routes = new Set(pages.map(({route}) => route));
  const missing = methods
    .filter(({name}) => !routes.has(`/${pageOf(name)}`))
    .map(({name}) => ({
      file: `data/rpc/${name}.ts`,
      message: `has no page. Write docs/${pageOf(name)}.mdx: npm run rpc-page -- ${name} prints its frame`,
    }));
  const found = pages
    .filter(({route}) => route.startsWith('/api/reference/') && !groupRoutes.has(route))
    .flatMap((page) => {
      const method = byRoute.get(page.route);
      return method === undefined
        ? [
            {
              file: page.file,
              message: 'is the page of no method. Correct its name, or add data/rpc/<method>.ts',
            },
          ]
        : checkPage(page, method);
    });
  return [...missing, ...found];
}
