import type {Sourced} from '../source';
import type {RpcError} from './schema';

/**
 * The errors that any JSON-RPC method can return. Errors of a call path, such as a revert or a log
 * range, are in the files of the methods on that path.
 */
export const commonErrors: Sourced & {
  /** Whose errors they are, in the caption of their table. */
  readonly name: string;
  readonly errors: readonly RpcError[];
} = {
  name: 'all methods',
  errors: [
    {
      code: -32000,
      message: '<reason>',
      cause: 'The node rejected the request or couldn’t execute it.',
      cure: 'Read the message: it contains the reason.',
    },
    {
      code: -32005,
      message: 'Number of requests exceeds max batch size',
      cause: 'The array contains more requests than the node allows: 1,024 by default.',
      cure: 'Send several shorter arrays.',
    },
    {
      code: -32600,
      message: 'Invalid Request',
      cause:
        'The body is JSON, but not a JSON-RPC request: `method` is missing, `id` isn’t a number or a string, or the array is empty.',
      cure: 'Send `jsonrpc`, `id`, `method` and `params`.',
    },
    {
      code: -32601,
      message: 'Method not found',
      cause: 'The node doesn’t have the method.',
      cure: 'Check the spelling and case. For `linea_` methods, use an endpoint that supports them.',
    },
    {
      code: -32602,
      message: 'Invalid params',
      cause:
        'A parameter is missing or malformed. Some methods include its name, as in `Invalid address params`.',
      cure: 'Compare the request with the method’s page.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause: 'The node failed.',
      cure: 'Try again later. On your own node, read its log.',
    },
    {
      code: -32603,
      message: 'Timeout expired',
      cause: 'The request exceeded the node’s time limit: 30 seconds by default.',
      cure: 'Request less data.',
    },
    {
      code: -32604,
      message: 'Method not enabled',
      cause: 'The node has the method, but its namespace is disabled.',
      cure: 'Use another endpoint, or enable the namespace on your node.',
    },
    {
      code: -32700,
      message: 'Parse error',
      cause: 'The body isn’t JSON.',
      cure: 'Check quotes and escapes, especially in a shell.',
    },
  ],
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/handlers/JsonRpcParserHandler.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/execution/JsonRpcExecutor.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/handlers/TimeoutOptions.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcConfiguration.java',
    'besu-eth/besu@9fcf3cc4:app/src/main/java/org/hyperledger/besu/cli/options/ApiConfigurationOptions.java',
  ],
  checked: '2026-11-22',
};
