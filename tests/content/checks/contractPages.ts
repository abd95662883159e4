import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractPage} from '../../../data/abis/contractPage';
import {contractGroups} from '../../../data/abis/groups';
import type {ContractFacts} from '../../../data/abis/schema';
import {memberHash} from '../../../src/contracts/abi';
import {pausesOf, rolesOf} from '../../../src/contracts/access';
import {type Catalog, nameOf} from '../../../src/contracts/catalog';
import {memberLink} from '../../../src/contracts/links';
import {isCalled, isListed, type Placed, placedMembers} from '../../../src/contracts/sections';
import {remarkContract} from '../../../src/markdown/remarkContract';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';
import {dayOf} from './dayOf';

const FOLDER = '/api/linea-smart-contracts/';

/** The pages of groups. */
const groupFiles = new Set(contractGroups.map(({page}) => `docs/${contractPage(page)}.mdx`));

/** A member on a page: a heading of level 3 with the content below it, or a table row. */
interface Section {
  readonly id: string;
  /** The heading, or the first cell of the row. */
  readonly name: string;
  /** The texts, and the attributes of components. */
  readonly content: string;
}

interface MdxElement {
  readonly type: string;
  readonly name?: string | null;
  readonly attributes?: readonly {readonly name?: string; readonly value?: unknown}[];
}

const attribute = ({attributes = []}: MdxElement, wanted: string) =>
  attributes.find(({name}) => name === wanted)?.value;

/** Elements of the reference in the source of a page. */
function elementsOf({tree}: Page): {name: string; contract: unknown; line: number}[] {
  const found: {name: string; contract: unknown; line: number}[] = [];
  visit(tree, (node) => {
    const element = node as MdxElement;
    if (element.type.startsWith('mdxJsx') && element.name?.startsWith('Contract') === true) {
      found.push({
        name: element.name,
        contract: attribute(element, 'contract'),
        line: node.position?.start.line ?? 1,
      });
    }
  });
  return found.filter(({name}) => name !== 'ContractTable');
}

/** The ID that a remark step set on a heading. */
const idOf = ({data}: Heading) =>
  (data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id ?? '';

/** The rows of a table with an anchor. */
function rowsOf(node: MdxElement): readonly Section[] {
  const rows = node.name === 'FactTable' ? attribute(node, 'rows') : undefined;
  return typeof rows === 'string'
    ? (JSON.parse(rows) as readonly {id?: string; head: string}[]).flatMap((row) =>
        row.id === undefined ? [] : [{id: row.id, name: row.head, content: JSON.stringify(row)}],
      )
    : [];
}

/** Nodes with the content of static parts and folds in their place. */
function withoutWrappers(nodes: Root['children']): Root['children'] {
  return nodes.flatMap((node) =>
    /^(?:StaticPart|Member)$/.test((node as MdxElement).name ?? '') && 'children' in node
      ? withoutWrappers(node.children as Root['children'])
      : node,
  );
}

/** Members of a page after the remark steps. */
function expand(
  page: Page,
  catalog: Catalog,
): Readonly<Record<'sections' | 'rows', readonly Section[]>> {
  const written = structuredClone<Root>(page.tree);
  const tree = unified()
    .use(remarkContract, {catalog})
    .runSync(written, new VFile({path: page.file}));
  const sections: {id: string; name: string; nodes: Root['children']}[] = [];
  let current: (typeof sections)[number] | undefined;
  const nodes = withoutWrappers(tree.children);
  for (const node of nodes) {
    if (node.type === 'heading') {
      current = node.depth === 3 ? {id: idOf(node), name: toString(node), nodes: []} : undefined;
      if (current !== undefined) {
        sections.push(current);
      }
    } else {
      current?.nodes.push(node);
    }
  }
  return {
    sections: sections.map(({nodes: content, ...rest}) => ({
      ...rest,
      content: JSON.stringify(content),
    })),
    rows: nodes.flatMap((node) => rowsOf(node as MdxElement)),
  };
}

function frontMatterProblems(
  {frontMatter}: Page,
  {name, source, checked}: ContractFacts,
): string[] {
  const named = Array.isArray(frontMatter.sources) ? frontMatter.sources.map(String) : [];
  return [
    ...(frontMatter.title === name ? [] : [`title must be ${name}, the name of the contract`]),
    ...(named.includes(source) ? [] : [`sources lack ${source}, which data/abis/${name}.ts names`]),
    ...(dayOf(frontMatter.checked) === checked
      ? []
      : [`checked is ${dayOf(frontMatter.checked)}, and ${checked} in data/abis/${name}.ts`]),
  ];
}

/** Components that a page needs. */
function neededElements(catalog: Catalog, contract: ContractFacts): readonly string[] {
  return [
    'ContractSummary',
    ...(rolesOf(catalog, contract).length > 0 ? ['ContractRoles'] : []),
    ...(pausesOf(catalog, contract).length > 0 ? ['ContractPauses'] : []),
    'ContractMembers',
  ];
}

/** Whether a row of a table stands for a member: another page describes it, and readers don't call it. */
const isRow = (page: ContractFacts, placed: Placed): boolean =>
  isListed(page, placed) && !isCalled(placed);

/** Whether a section or a row describes its member, or links to the page that does. */
function isTold(
  catalog: Catalog,
  page: ContractFacts,
  placed: Placed,
  {name, content}: Section,
): boolean {
  const {contract, member} = placed;
  const hash = memberHash(catalog, contract, member)?.value;
  const to = memberLink(catalog, page, placed) ?? '';
  const wanted = isRow(page, placed) ? `[\`${nameOf(member)}\`](${to})` : nameOf(member);
  return (
    name === wanted &&
    (hash === undefined || content.includes(hash)) &&
    (!isListed(page, placed) || content.includes(to))
  );
}

function memberProblems(page: Page, catalog: Catalog, contract: ContractFacts): string[] {
  const {sections, rows} = expand(page, catalog);
  const placed = placedMembers(catalog, contract);
  const anchors = new Set(placed.map(({anchor}) => anchor));
  return [
    ...placed.flatMap((each) => {
      const listed = isRow(contract, each);
      const found = [...sections, ...rows].filter(({id}) => id === each.anchor);
      const [section] = listed ? rows.filter(({id}) => id === each.anchor) : found;
      return section !== undefined && found.length === 1 && isTold(catalog, contract, each, section)
        ? []
        : [
            `shows ${nameOf(each.member)} ${found.length} times ${listed ? 'as the row' : 'below'} #${each.anchor}. Write one <ContractMembers contract="${contract.name}" />; those with a section name different ones`,
          ];
    }),
    ...[...sections, ...rows]
      .filter(({id}) => id !== '' && !anchors.has(id))
      .map(({id}) => `has a section #${id}, and ${contract.name} has no such member`),
  ];
}

function checkPage(page: Page, catalog: Catalog, contract: ContractFacts): Problem[] {
  const {file} = page;
  const elements = elementsOf(page);
  const missing = neededElements(catalog, contract)
    .filter((name) => !elements.some((element) => element.name === name))
    .map((name) => `has no <${name} contract="${contract.name}" />`);
  const foreign = elements
    .filter((element) => element.contract !== contract.name)
    .map(({name, contract: other, line}) => ({
      file,
      line,
      message: `<${name}> shows ${String(other)} on the page of ${contract.name}. Link to the other page instead`,
    }));
  const members = foreign.length > 0 ? [] : memberProblems(page, catalog, contract);
  return [
    ...[...frontMatterProblems(page, contract), ...missing, ...members].map((message) => ({
      file,
      message,
    })),
    ...foreign,
  ];
}

/**
 * Each contract in data/abis has a page, and each page in docs/api/linea-smart-contracts has a
 * contract, with the components that its facts need. After the remark steps, each member has one
 * anchor with its selector or topic, on a section or on a row with a link. No section or row lacks
 * a member.
 */
export function checkContractPages(pages: readonly Page[], catalog: Catalog): Problem[] {
  const described = [...catalog.values()].flatMap((contract) =>
    contract.page === undefined ? [] : [{contract, id: contractPage(contract.page)}],
  );
  const routes = new Set(pages.map(({route}) => route));
  const missing = described
    .filter(({id}) => !routes.has(`/${id}`))
    .map(({contract: {name}, id}) => ({
      file: `data/abis/${name}.ts`,
      message: `has no page. Write docs/${id}.mdx: npm run contract-page -- ${name} prints its frame`,
    }));
  const found = pages
    .filter(({file, route}) => route.startsWith(FOLDER) && !groupFiles.has(file))
    .flatMap((page) => {
      const owner = described.find(({id}) => `/${id}` === page.route)?.contract;
      return owner === undefined
        ? [
            {
              file: page.file,
              message:
                'is the page of no contract. Correct its name, or add data/abis/<Contract>.ts with this page',
            },
          ]
        : checkPage(page, catalog, owner);
    });
  return [...missing, ...found];
}
