import type {ErrorList} from '@site/data/rpc/errors/errorList';
import type {ReservedMethod} from '@site/data/rpc/reserved';
import {textParts} from '@site/src/components/facts/FactText/textParts';

const CLOSING: Readonly<Record<string, string>> = {'[': ']', '{': '}'};

/** Whether a text's brackets close in order. */
function isClosed(form: string): boolean {
  const open: string[] = [];
  for (const sign of form.replace(/[^[\]{}]/g, '')) {
    const closing = CLOSING[sign];
    if (closing !== undefined) {
      open.push(closing);
    } else if (open.pop() !== sign) {
      return false;
    }
  }
  return open.length === 0;
}

function textProblem(text: string): string[] {
  try {
    textParts(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * Problems in the reserved methods, as sentences with the method.
 * @param documented the methods that have a page.
 * @param operators the errors of operators.
 */
export function reservedProblems(
  reserved: readonly ReservedMethod[],
  documented: readonly string[],
  operators: ErrorList,
): readonly string[] {
  const names = reserved.map(({name}) => name as string);
  return [
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${name}: is there twice`),
    ...names
      .filter((name) => documented.includes(name))
      .map((name) => `${name}: has a page, and is no reserved method any more`),
    ...reserved.flatMap(({name, summary, note = summary, caller, params, result}) =>
      [
        ...(params.startsWith('[') && isClosed(params) ? [] : ['params: is no list that closes']),
        ...(isClosed(result) ? [] : ['result: brackets do not close']),
        ...[summary, note]
          .filter((text) => !text.endsWith('.'))
          .map((text) => `"${text}" is no whole sentence`),
        ...[summary, note, caller].flatMap(textProblem),
      ].map((problem) => `${name}: ${problem}`),
    ),
    ...operators.errors.flatMap(({message, methods = []}) =>
      methods
        .filter((name) => !names.includes(name))
        .map((name) => `${name}: answers "${message}" and is not among the reserved methods`),
    ),
  ];
}
