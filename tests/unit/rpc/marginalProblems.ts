import type {MarginalMethods} from '@site/data/rpc/marginal';
import {textParts} from '@site/src/components/facts/FactText/textParts';

const NAME = /^(?:eth|net|web3|rpc)_[a-zA-Z0-9]+$/;

function textProblems(row: string, text: string): string[] {
  const problems = /[.`]$/.test(text) ? [] : [`${row}: "${text}" is no whole sentence`];
  try {
    textParts(text);
    return problems;
  } catch (error) {
    return [...problems, `${row}: ${(error as Error).message}`];
  }
}

/**
 * Problems in the table of rarely used methods: a duplicate, an unknown method, a method with a
 * page, an incomplete text.
 */
export function marginalProblems(
  rows: readonly MarginalMethods[],
  documented: ReadonlySet<string>,
): string[] {
  const names = rows.flatMap((row) => row.names);
  return [
    ...names
      .filter((name, at) => names.indexOf(name) !== at)
      .map((name) => `${name}: stands in data/rpc/marginal.ts twice`),
    ...names
      .filter((name) => documented.has(name))
      .map((name) => `${name}: has a page, so take it out of data/rpc/marginal.ts`),
    ...names
      .filter((name) => !NAME.test(name))
      .map((name) => `${name}: is no method of eth_, net_, web3_ or rpc_`),
    ...rows.flatMap(({names: [row], answer, where, instead}) =>
      [answer, where, ...(instead === undefined ? [] : [instead])].flatMap((text) =>
        textProblems(row, text),
      ),
    ),
  ];
}
