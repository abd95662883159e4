import type {Code, InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import {categoryOf} from '../../../config/tooling/toolPages';
import {sampleOf} from '../../../src/markdown/remarkSample';
import type {Problem} from '../../../tools/content/problem';
import {type Page, root} from '../../../tools/content/readPages';

const URL_IN_CODE = /\b(?:https|wss):\/\/[\w.-]+/g;
const EXAMPLE = /(?:^|\.)example(?:\.(?:com|org|net))?$/;

/** Every host that the code of a tool page calls is an endpoint in the facts. */
export function checkToolEndpoints(pages: readonly Page[], known: ReadonlySet<string>): Problem[] {
  return pages
    .filter(({file}) => categoryOf(file) !== undefined)
    .flatMap(({file, tree}) => {
      const problems: Problem[] = [];
      visit(tree, ['code', 'inlineCode'], (node) => {
        const {type, value, position} = node as Code | InlineCode;
        const text = type === 'code' ? (sampleOf((node as Code).meta ?? '', root) ?? value) : value;
        for (const [url] of text.matchAll(URL_IN_CODE)) {
          const {hostname} = new URL(url);
          if (!known.has(hostname) && !EXAMPLE.test(hostname)) {
            problems.push({
              file,
              ...(position && {line: position.start.line}),
              message: `code calls ${hostname}, which is in no fact. Add it to the endpoints of its provider in data/providers`,
            });
          }
        }
      });
      return problems;
    });
}
