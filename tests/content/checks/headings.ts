import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

// Capitalized words in sentence-case headings.
const PROPER =
  /^(?:[A-Z0-9][A-Z0-9-]*s?|[a-z]*[A-Z]\w*[A-Z]\w*|Linea|Lineth|Ethereum|Sepolia|Mainnet|Maru|Besu|Arweave|Geth|Erigon|Nethermind|Foundry|Hardhat|Remix|Solidity|Python|Go|Node\.js|Docker|Infura|Alpha|Beta|Security|Council|Merkle|Pectra|Shanghai|Cancun|Prague|Osaka|Fusaka|Paris|Vortex|Plonk|Gwei|Kernel|Token|Bridge|Message|Service|Shomei|Postman|Java|Curl|I|Infura's|Linea's|Ethereum's|Rollup|Lineascan|Etherscan|MetaMask|Safe|Safe's|December|Blockscout|Turbo)[,:;.?]?$/;

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    headings.push(node);
  });
  return headings;
}

/** Words of provider names, which headings capitalize like the front matter. */
function providerWords(pages: readonly Page[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({frontMatter}) => {
      const {name} = (frontMatter.provider ?? {}) as {readonly name?: unknown};
      return typeof name === 'string' ? name.split(/\s+/) : [];
    }),
  );
}

/** Whether a heading is not in sentence case. */
function isTitleCase(heading: Heading, names: ReadonlySet<string>): boolean {
  const words = heading.children
    .flatMap((child) => (child.type === 'inlineCode' ? [] : toString(child).trim().split(/\s+/)))
    .slice(1);
  return words.some(
    (word) =>
      /^[A-Z]/.test(word) && !PROPER.test(word) && !names.has(word.replace(/(?:'s|[,:;.?])$/, '')),
  );
}

function checkPage({file, tree}: Page, names: ReadonlySet<string>): Problem[] {
  return headingsOf(tree).flatMap((heading, index, all) => {
    const previous = all[index - 1]?.depth ?? 1;
    const messages = [
      ...(heading.depth === 1
        ? ['a heading of level 1 stands in the text. The title is the only one: use ##']
        : []),
      ...(heading.depth > previous + 1
        ? [
            `a heading of level ${heading.depth} follows one of level ${previous}. Do not skip a level`,
          ]
        : []),
      ...(isTitleCase(heading, names)
        ? [`heading "${toString(heading).trim()}" is not in sentence case`]
        : []),
    ];
    const line = heading.position?.start.line;
    return messages.map((message) => ({file, ...(line !== undefined && {line}), message}));
  });
}

/** Headings: no second title, no skipped level, sentence case except for names. */
export function checkHeadings(pages: readonly Page[]): Problem[] {
  const names = providerWords(pages);
  return pages.flatMap((page) => checkPage(page, names));
}
