import {eth_blobBaseFee} from './eth_blobBaseFee';
import {eth_call} from './eth_call';
import {eth_createAccessList} from './eth_createAccessList';
import {eth_estimateGas} from './eth_estimateGas';
import {eth_feeHistory} from './eth_feeHistory';
import {eth_gasPrice} from './eth_gasPrice';
import {eth_getBalance} from './eth_getBalance';
import {eth_maxPriorityFeePerGas} from './eth_maxPriorityFeePerGas';
import {eth_simulateV1} from './eth_simulateV1';
import {linea_estimateGas} from './linea_estimateGas';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  eth_blobBaseFee,
  eth_call,
  eth_createAccessList,
  eth_estimateGas,
  eth_feeHistory,
  eth_gasPrice,
  eth_getBalance,
  eth_maxPriorityFeePerGas,
  eth_simulateV1,
  linea_estimateGas,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
