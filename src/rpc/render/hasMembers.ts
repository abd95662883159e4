import type {RpcMethod} from '../../../data/rpc/schema';

/** Whether the first example is answered with a list or an object, whose members a library prints only when it is told to. */
export function hasMembers({examples}: RpcMethod): boolean {
  const [{result}] = examples;
  return typeof result === 'object' && result !== null;
}
