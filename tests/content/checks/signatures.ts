import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';
import {visit} from 'unist-util-visit';
import type {InlineCode} from 'mdast';

// A Solidity signature in inline code: a name and, in parentheses, Solidity types or nothing.
const TYPE = String.raw`(?:u?int\d*|address|bool|string|bytes\d*)(?:\[\d*\])*`;
const SIGNATURE = new RegExp(String.raw`^([A-Za-z_]\w*)\((${TYPE}(?:,\s*${TYPE})*)\)$`);

/** Every function or error signature in the prose is in data/abis. */
export function checkSignatures(pages: readonly Page[], known: ReadonlySet<string>): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'inlineCode', ({value, position}: InlineCode) => {
      const [, name, types] = SIGNATURE.exec(value) ?? [];
      const signature = `${name}(${(types ?? '').replace(/\s+/g, '').replace(/\bu?int(?!\d)/g, '$&256')})`;
      if (name !== undefined && !known.has(signature)) {
        problems.push({
          file,
          ...(position && {line: position.start.line}),
          message: `signature ${signature} is in no file of data/abis. Correct it, or add it to its contract`,
        });
      }
    });
    return problems;
  });
}
