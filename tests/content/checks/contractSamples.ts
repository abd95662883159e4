import type {Code, Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ContractFacts, ContractMember} from '../../../data/abis/schema';
import {type Catalog, fileOf, nameOf} from '../../../src/contracts/catalog';
import {sampleOf} from '../../../src/markdown/remarkSample';
import {anchorOf} from './links';
import {type Page, root} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

/** The languages from which a reader calls a contract: a program's and a contract's. */
const LANGUAGES = ['ts', 'solidity'] as const;

/** The content of a section, including subsections. */
function sectionOf(page: Page, anchor: string): readonly RootContent[] | undefined {
  const nodes = page.tree.children;
  const isHeading = (node: RootContent): node is Heading => node.type === 'heading';
  const at = nodes.findIndex((node) => isHeading(node) && anchorOf(page, node) === anchor);
  const heading = nodes[at];
  if (heading === undefined || !isHeading(heading)) {
    return undefined;
  }
  const rest = nodes.slice(at + 1);
  const end = rest.findIndex((node) => isHeading(node) && node.depth <= heading.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The code of examples in a section, by language. */
function samplesIn(section: readonly RootContent[]): {language: string; code: string}[] {
  const found: {language: string; code: string}[] = [];
  visit({type: 'root', children: [...section]} satisfies Root, 'code', (node: Code) => {
    const code = sampleOf(node.meta ?? '', root);
    if (code !== undefined) {
      found.push({language: node.lang ?? '', code});
    }
  });
  return found;
}

function problemsWith(
  pages: readonly Page[],
  member: ContractMember,
  sample: string,
): readonly string[] {
  const [route = '', anchor = ''] = sample.split('#');
  const page = pages.find((each) => each.route === route);
  const section = page && sectionOf(page, anchor);
  if (section === undefined) {
    return [
      `${nameOf(member)} has its sample at ${sample}, and no page has that section. Correct sample`,
    ];
  }
  const samples = samplesIn(section);
  const call = new RegExp(`\\b${nameOf(member)}\\b`);
  const languages = LANGUAGES.filter(
    (language) => language === 'ts' || member.sampleIn === undefined,
  );
  return languages
    .filter((wanted) => !samples.some(({language, code}) => language === wanted && call.test(code)))
    .map(
      (language) =>
        `${nameOf(member)} has its sample at ${sample}, where no ${language} fence of an example calls it. Add one, or correct sample`,
    );
}

/**
 * Tested code in the named section calls each member with a sample: in TypeScript and Solidity, or
 * only in TypeScript if contracts do not call it.
 */
export function checkContractSamples(pages: readonly Page[], catalog: Catalog): Problem[] {
  return [...catalog.values()].flatMap((contract: ContractFacts) =>
    contract.members.flatMap((member: ContractMember) =>
      member.sample === undefined
        ? []
        : problemsWith(pages, member, member.sample).map((message) => ({
            file: fileOf(contract),
            message,
          })),
    ),
  );
}
