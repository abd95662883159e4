import {debug_traceBlockByHash} from './debug_traceBlockByHash';
import {debug_traceBlockByNumber} from './debug_traceBlockByNumber';
import {debug_traceCall} from './debug_traceCall';
import {debug_traceTransaction} from './debug_traceTransaction';
import {eth_accounts} from './eth_accounts';
import {eth_blobBaseFee} from './eth_blobBaseFee';
import {eth_blockNumber} from './eth_blockNumber';
import {eth_call} from './eth_call';
import {eth_chainId} from './eth_chainId';
import {eth_createAccessList} from './eth_createAccessList';
import {eth_estimateGas} from './eth_estimateGas';
import {eth_estimateUserOperationGas} from './eth_estimateUserOperationGas';
import {eth_feeHistory} from './eth_feeHistory';
import {eth_gasPrice} from './eth_gasPrice';
import {eth_getBalance} from './eth_getBalance';
import {eth_getBlockByHash} from './eth_getBlockByHash';
import {eth_getBlockByNumber} from './eth_getBlockByNumber';
import {eth_getBlockReceipts} from './eth_getBlockReceipts';
import {eth_getBlockTransactionCountByHash} from './eth_getBlockTransactionCountByHash';
import {eth_getBlockTransactionCountByNumber} from './eth_getBlockTransactionCountByNumber';
import {eth_getCode} from './eth_getCode';
import {eth_getFilterChanges} from './eth_getFilterChanges';
import {eth_getFilterLogs} from './eth_getFilterLogs';
import {eth_getLogs} from './eth_getLogs';
import {eth_getProof} from './eth_getProof';
import {eth_getStorageAt} from './eth_getStorageAt';
import {eth_getStorageValues} from './eth_getStorageValues';
import {eth_getTransactionByBlockHashAndIndex} from './eth_getTransactionByBlockHashAndIndex';
import {eth_getTransactionByBlockNumberAndIndex} from './eth_getTransactionByBlockNumberAndIndex';
import {eth_getTransactionByHash} from './eth_getTransactionByHash';
import {eth_getTransactionCount} from './eth_getTransactionCount';
import {eth_getTransactionReceipt} from './eth_getTransactionReceipt';
import {eth_getUserOperationByHash} from './eth_getUserOperationByHash';
import {eth_getUserOperationReceipt} from './eth_getUserOperationReceipt';
import {eth_maxPriorityFeePerGas} from './eth_maxPriorityFeePerGas';
import {eth_newBlockFilter} from './eth_newBlockFilter';
import {eth_newFilter} from './eth_newFilter';
import {eth_newPendingTransactionFilter} from './eth_newPendingTransactionFilter';
import {eth_sendBundle} from './eth_sendBundle';
import {eth_sendRawTransaction} from './eth_sendRawTransaction';
import {eth_sendUserOperation} from './eth_sendUserOperation';
import {eth_simulateV1} from './eth_simulateV1';
import {eth_subscribe} from './eth_subscribe';
import {eth_supportedEntryPoints} from './eth_supportedEntryPoints';
import {eth_syncing} from './eth_syncing';
import {eth_uninstallFilter} from './eth_uninstallFilter';
import {eth_unsubscribe} from './eth_unsubscribe';
import {linea_estimateGas} from './linea_estimateGas';
import {linea_getProof} from './linea_getProof';
import {linea_getTransactionExclusionStatusV1} from './linea_getTransactionExclusionStatusV1';
import {net_listening} from './net_listening';
import {net_peerCount} from './net_peerCount';
import {net_version} from './net_version';
import {pimlico_getUserOperationGasPrice} from './pimlico_getUserOperationGasPrice';
import {pimlico_getUserOperationStatus} from './pimlico_getUserOperationStatus';
import {pimlico_simulateAssetChanges} from './pimlico_simulateAssetChanges';
import {trace_block} from './trace_block';
import {trace_call} from './trace_call';
import {trace_transaction} from './trace_transaction';
import {web3_clientVersion} from './web3_clientVersion';
import {web3_sha3} from './web3_sha3';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  debug_traceBlockByHash,
  debug_traceBlockByNumber,
  debug_traceCall,
  debug_traceTransaction,
  eth_accounts,
  eth_blobBaseFee,
  eth_blockNumber,
  eth_call,
  eth_chainId,
  eth_createAccessList,
  eth_estimateGas,
  eth_estimateUserOperationGas,
  eth_feeHistory,
  eth_gasPrice,
  eth_getBalance,
  eth_getBlockByHash,
  eth_getBlockByNumber,
  eth_getBlockReceipts,
  eth_getBlockTransactionCountByHash,
  eth_getBlockTransactionCountByNumber,
  eth_getCode,
  eth_getFilterChanges,
  eth_getFilterLogs,
  eth_getLogs,
  eth_getProof,
  eth_getStorageAt,
  eth_getStorageValues,
  eth_getTransactionByBlockHashAndIndex,
  eth_getTransactionByBlockNumberAndIndex,
  eth_getTransactionByHash,
  eth_getTransactionCount,
  eth_getTransactionReceipt,
  eth_getUserOperationByHash,
  eth_getUserOperationReceipt,
  eth_maxPriorityFeePerGas,
  eth_newBlockFilter,
  eth_newFilter,
  eth_newPendingTransactionFilter,
  eth_sendBundle,
  eth_sendRawTransaction,
  eth_sendUserOperation,
  eth_simulateV1,
  eth_subscribe,
  eth_supportedEntryPoints,
  eth_syncing,
  eth_uninstallFilter,
  eth_unsubscribe,
  linea_estimateGas,
  linea_getProof,
  linea_getTransactionExclusionStatusV1,
  net_listening,
  net_peerCount,
  net_version,
  pimlico_getUserOperationGasPrice,
  pimlico_getUserOperationStatus,
  pimlico_simulateAssetChanges,
  trace_block,
  trace_call,
  trace_transaction,
  web3_clientVersion,
  web3_sha3,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
