import type {OperatorMethod} from '@site/data/rpc/operator';

/** What an operator method does, where it differs between versions, its parameters, and whether Geth has it: one text. */
export function meaningOf({
  summary,
  version,
  params,
  inGeth,
}: Pick<OperatorMethod, 'summary' | 'version' | 'params' | 'inGeth'>): string {
  const named = params.map((param) => param.replace(/\?$/, ' (optional)')).join('; ');
  return [
    summary,
    version,
    params.length === 0 ? 'No parameters.' : `Parameters: ${named}.`,
    inGeth ? 'Geth has it, too.' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
