import {eth_getBalance} from './eth_getBalance';
import {linea_estimateGas} from './linea_estimateGas';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  eth_getBalance,
  linea_estimateGas,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
