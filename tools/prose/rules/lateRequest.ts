import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {firstContent} from '../firstContent';
import {isMethodPage} from '../kinds';
import {isElement} from '../mdxElement';
import {proseWords} from '../proseWords';

const MOST = 150;

/** Components that write a screen of words each, which the source does not show. */
const LONG = ['RpcParameters', 'RpcReturns', 'RpcErrors'];

/** Pages of JSON-RPC methods whose request comes after more than 150 words, or after what is generated from facts. */
export const lateRequest = lintRule<Root, undefined>('prose:late-request', (tree, file) => {
  if (!isMethodPage(file.path)) {
    return;
  }
  const report = (message: string) => file.message(message, {place: firstContent(tree)});
  const at = tree.children.findIndex((node) => isElement(node, 'RpcExamples'));
  const before = tree.children.slice(0, Math.max(at, 0));
  const words = proseWords(tree, file, tree.children[at]?.position?.start.offset);
  if (at < 0 && words > MOST) {
    report(`no <RpcExamples> in ${words} words: show the request first`);
  } else if (words > MOST) {
    report(
      `<RpcExamples> comes after ${words} words: put the request before the details, ${MOST} at most`,
    );
  } else if (before.some((node) => isElement(node, ...LONG))) {
    report(
      '<RpcExamples> comes after parameters, returns or errors: put the request and its response first',
    );
  }
});
