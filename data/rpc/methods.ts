import {eth_getBalance} from './eth_getBalance';
import {eth_sendBundle} from './eth_sendBundle';
import {eth_sendRawTransaction} from './eth_sendRawTransaction';
import {linea_estimateGas} from './linea_estimateGas';
import {linea_getProof} from './linea_getProof';
import {linea_getTransactionExclusionStatusV1} from './linea_getTransactionExclusionStatusV1';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  eth_getBalance,
  eth_sendBundle,
  eth_sendRawTransaction,
  linea_estimateGas,
  linea_getProof,
  linea_getTransactionExclusionStatusV1,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
