import {methods, type RpcMethodName} from '@site/data/rpc/methods';
import type {RpcMethod} from '@site/data/rpc/schema';

function isMethodName(name: string): name is RpcMethodName {
  return Object.hasOwn(methods, name);
}

/**
 * The method that a page names in a component's property.
 *
 * @throws when `data/rpc` does not have it: MDX is not type-checked, so the build has to stop here.
 */
export function findMethod(name: string, component: string): RpcMethod {
  if (!isMethodName(name)) {
    throw new Error(
      `Unknown method "${name}" in <${component}>: use one of ${Object.keys(methods).join(', ')}, or add data/rpc/<method>.ts and its line in data/rpc/methods.ts`,
    );
  }
  return methods[name];
}
