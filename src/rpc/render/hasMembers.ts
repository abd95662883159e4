import type {RpcMethod} from '../../../data/rpc/schema';

/**
 * Whether the first example returns an array or an object. Libraries print nested values only with extra
 * options.
 */
export function hasMembers({examples}: RpcMethod): boolean {
  const [{result}] = examples;
  return typeof result === 'object' && result !== null;
}
