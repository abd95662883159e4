import type {OperatorMethod} from '@site/data/rpc/operator';

/**
 * The two lines that describe an operator method: its effect and version differences, then its
 * parameters and whether Geth supports it.
 */
export function meaningOf({
  summary,
  version,
  params,
  inGeth,
}: Pick<OperatorMethod, 'summary' | 'version' | 'params' | 'inGeth'>): readonly [string, string] {
  const named = params.map((param) => param.replace(/\?$/, ' (optional)')).join('; ');
  const needs = params.length === 0 ? 'No parameters.' : `Parameters: ${named}.`;
  return [
    version === undefined ? summary : `${summary} ${version}`,
    inGeth ? `${needs} Also in Geth.` : needs,
  ];
}
