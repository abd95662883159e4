import {eth_getBalance} from './eth_getBalance';
import {eth_getBlockByHash} from './eth_getBlockByHash';
import {eth_getBlockByNumber} from './eth_getBlockByNumber';
import {eth_getBlockReceipts} from './eth_getBlockReceipts';
import {eth_getBlockTransactionCountByHash} from './eth_getBlockTransactionCountByHash';
import {eth_getBlockTransactionCountByNumber} from './eth_getBlockTransactionCountByNumber';
import {eth_getTransactionByBlockHashAndIndex} from './eth_getTransactionByBlockHashAndIndex';
import {eth_getTransactionByBlockNumberAndIndex} from './eth_getTransactionByBlockNumberAndIndex';
import {eth_getTransactionByHash} from './eth_getTransactionByHash';
import {eth_getTransactionReceipt} from './eth_getTransactionReceipt';
import {linea_estimateGas} from './linea_estimateGas';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  eth_getBalance,
  eth_getBlockByHash,
  eth_getBlockByNumber,
  eth_getBlockReceipts,
  eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash,
  eth_getTransactionReceipt,
  linea_estimateGas,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
