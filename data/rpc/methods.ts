import {eth_estimateUserOperationGas} from './eth_estimateUserOperationGas';
import {eth_getBalance} from './eth_getBalance';
import {eth_getUserOperationByHash} from './eth_getUserOperationByHash';
import {eth_getUserOperationReceipt} from './eth_getUserOperationReceipt';
import {eth_sendUserOperation} from './eth_sendUserOperation';
import {eth_supportedEntryPoints} from './eth_supportedEntryPoints';
import {linea_estimateGas} from './linea_estimateGas';
import {pimlico_getUserOperationGasPrice} from './pimlico_getUserOperationGasPrice';
import {pimlico_getUserOperationStatus} from './pimlico_getUserOperationStatus';
import {pimlico_simulateAssetChanges} from './pimlico_simulateAssetChanges';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  eth_estimateUserOperationGas,
  eth_getBalance,
  eth_getUserOperationByHash,
  eth_getUserOperationReceipt,
  eth_sendUserOperation,
  eth_supportedEntryPoints,
  linea_estimateGas,
  pimlico_getUserOperationGasPrice,
  pimlico_getUserOperationStatus,
  pimlico_simulateAssetChanges,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
