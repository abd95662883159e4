import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {messageControl} from 'unified-message-control';
import type {Node, Parent} from 'unist';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** An exception: `prose-ignore <rule>: <reason>` in a comment before what it excepts. */
const EXCEPTION = /^\s*(?:\/\*\s*)?prose-ignore\b\s*([^\s:*]*):?\s*(.*?)\s*(?:\*\/\s*)?$/s;

interface Exception {
  readonly rule: string;
  readonly reason: string;
}

function exceptionOf(node: Node): Exception | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') {
    return undefined;
  }
  const found = EXCEPTION.exec((node as Node & {value: string}).value);
  return found === null ? undefined : {rule: found[1] ?? '', reason: found[2] ?? ''};
}

/** Whether a rule found something between the comment and the end of the node after it. */
function isUsed(file: VFile, rule: string, comment: Node, next: Node | undefined): boolean {
  const start = comment.position?.start.line ?? 0;
  const end = next?.position?.end.line ?? start;
  return file.messages.some(
    ({ruleId, line = 0}) => ruleId === rule && line >= start && line <= end,
  );
}

function problemWith(
  {rule, reason}: Exception,
  rules: readonly string[],
  isNeeded: boolean,
): string | undefined {
  if (!rules.includes(rule)) {
    return `"${rule}" is no rule: write {/* prose-ignore <rule>: <reason> */} with one of ${rules.join(', ')}`;
  }
  if (reason === '') {
    return `prose-ignore ${rule} has no reason: write {/* prose-ignore ${rule}: <reason> */}`;
  }
  return isNeeded
    ? undefined
    : `prose-ignore ${rule} silences nothing in what follows it: remove it`;
}

/** Reports exceptions with an unknown rule, without a reason, or without a finding. Runs after all rules. */
export const checkExceptions = lintRule<Root, readonly string[]>(
  'prose:exception',
  (tree, file, rules) => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      const exception = exceptionOf(node);
      if (exception !== undefined && parent !== undefined && index !== undefined) {
        const isNeeded = isUsed(file, exception.rule, node, parent.children[index + 1]);
        const problem = problemWith(exception, rules, isNeeded);
        if (problem !== undefined) {
          file.message(problem, {place: node.position});
        }
      }
    });
  },
);

/** Takes out the findings that exceptions with a reason silence. */
export function applyExceptions() {
  return (tree: Root, file: VFile): void =>
    messageControl(tree, {
      file,
      name: 'prose',
      marker(node) {
        const exception = exceptionOf(node);
        return exception === undefined || exception.rule === '' || exception.reason === ''
          ? undefined
          : {name: 'prose', attributes: `ignore ${exception.rule}`};
      },
    });
}
