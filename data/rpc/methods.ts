import {debug_traceBlockByHash} from './debug_traceBlockByHash';
import {debug_traceBlockByNumber} from './debug_traceBlockByNumber';
import {debug_traceCall} from './debug_traceCall';
import {debug_traceTransaction} from './debug_traceTransaction';
import {eth_getBalance} from './eth_getBalance';
import {eth_getFilterChanges} from './eth_getFilterChanges';
import {eth_getFilterLogs} from './eth_getFilterLogs';
import {eth_getLogs} from './eth_getLogs';
import {eth_newBlockFilter} from './eth_newBlockFilter';
import {eth_newFilter} from './eth_newFilter';
import {eth_newPendingTransactionFilter} from './eth_newPendingTransactionFilter';
import {eth_subscribe} from './eth_subscribe';
import {eth_uninstallFilter} from './eth_uninstallFilter';
import {eth_unsubscribe} from './eth_unsubscribe';
import {linea_estimateGas} from './linea_estimateGas';
import {trace_block} from './trace_block';
import {trace_call} from './trace_call';
import {trace_transaction} from './trace_transaction';
import type {RpcMethod} from './schema';

/** Every documented JSON-RPC method by name. A new file in this folder gets its line here. */
export const methods = {
  debug_traceBlockByHash,
  debug_traceBlockByNumber,
  debug_traceCall,
  debug_traceTransaction,
  eth_getBalance,
  eth_getFilterChanges,
  eth_getFilterLogs,
  eth_getLogs,
  eth_newBlockFilter,
  eth_newFilter,
  eth_newPendingTransactionFilter,
  eth_subscribe,
  eth_uninstallFilter,
  eth_unsubscribe,
  linea_estimateGas,
  trace_block,
  trace_call,
  trace_transaction,
} as const satisfies Readonly<Record<string, RpcMethod>>;

/** The name of a documented method. */
export type RpcMethodName = keyof typeof methods;
