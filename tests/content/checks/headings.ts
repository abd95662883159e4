import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

// Words with a capital in sentence-case headings.
const PROPER =
  /^(?:[A-Z0-9][A-Z0-9-]*s?|[a-z]*[A-Z]\w*[A-Z]\w*|Linea|Lineth|Ethereum|Sepolia|Mainnet|Maru|Besu|Geth|Erigon|Nethermind|Foundry|Hardhat|Remix|Solidity|Python|Go|Node\.js|Docker|Infura|Alpha|Beta|Security|Council|Merkle|Pectra|Shanghai|Cancun|Prague|Osaka|Fusaka|Paris|Vortex|Plonk|Gwei|Token|Bridge|Message|Service|Shomei|Postman|Java|Curl|I|Infura's|Linea's|Ethereum's|Rollup|Lineascan|Etherscan|MetaMask)[,:;.?]?$/;

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    headings.push(node);
  });
  return headings;
}

/** Whether a heading is not in sentence case. */
function isTitleCase(heading: Heading): boolean {
  const words = heading.children
    .flatMap((child) => (child.type === 'inlineCode' ? [] : toString(child).trim().split(/\s+/)))
    .slice(1);
  return words.some((word) => /^[A-Z]/.test(word) && !PROPER.test(word));
}

function checkPage({file, tree}: Page): Problem[] {
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
      ...(isTitleCase(heading)
        ? [`heading "${toString(heading).trim()}" is not in sentence case`]
        : []),
    ];
    const line = heading.position?.start.line;
    return messages.map((message) => ({file, ...(line !== undefined && {line}), message}));
  });
}

/** Headings: no second title, no skipped level, sentence case. */
export function checkHeadings(pages: readonly Page[]): Problem[] {
  return pages.flatMap(checkPage);
}
