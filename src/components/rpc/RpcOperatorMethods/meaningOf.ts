import type {OperatorMethod} from '@site/data/rpc/operator';

/**
 * The description of an operator method: its effect, version differences, parameters, and whether Geth
 * supports it.
 */
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
    inGeth ? 'Also in Geth.' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
