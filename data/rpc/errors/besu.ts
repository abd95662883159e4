import type {ErrorList} from './errorList';

/** What Linea Besu and Besu answer beside the errors of the documented methods. */
export const besuErrors: ErrorList = {
  producer: 'besu',
  errors: [
    {
      code: 4444,
      message: 'Pruned history unavailable',
      cause: 'The node no longer keeps the requested history.',
      cure: 'Use a node that keeps the full history.',
      methods: ['eth_getBlockAccessList', 'debug_getRawBlockAccessList'],
    },
    {
      code: -32000,
      message: 'Account not found',
      cause: 'The account doesn’t exist at this position in the block.',
      cure: 'Check the address, block and transaction index.',
      methods: ['debug_accountAt'],
    },
    {
      code: -32000,
      message: 'Parent block not found',
      cause: 'The node lacks the parent of the requested block.',
      cure: 'Use a node that has the whole chain.',
      methods: ['debug_traceBlock'],
    },
    {
      code: -32000,
      message: 'P2P network is not running',
      cause: 'The node hasn’t joined the network yet, or is shutting down.',
      cure: 'Wait, or read the node’s log.',
      methods: ['net_enode', 'admin_nodeInfo'],
    },
    {
      code: -32000,
      message: 'Plugin has marked the transaction as not acceptable by the transaction pool',
      cause: 'A plugin rejected the transaction without a reason.',
      cure: 'Read the node’s log, or use another endpoint.',
      methods: ['eth_sendRawTransaction'],
    },
    {
      code: -32001,
      message: 'Resource not found',
      cause:
        'The block has no access list, because Linea hasn’t activated the fork that adds them. Besu since 26.8.0.',
      cure: 'Don’t use the method on Linea.',
      methods: ['eth_getBlockAccessList'],
    },
    {
      code: 4445,
      message: 'Block access list not available for pre-Amsterdam blocks',
      cause:
        'The block has no access list, because Linea hasn’t activated the fork that adds them. Besu before 26.8.0, such as Linea Besu 2.1.1.',
      cure: 'Don’t use the method on Linea.',
      methods: ['eth_getBlockAccessList'],
    },
    {
      code: -32006,
      message: 'Nonce too high',
      cause:
        'The nonce of a simulated transaction is too high. The pool accepts such a transaction and waits.',
      cure: 'Simulate the transaction with the next nonce.',
      methods: ['eth_simulateV1'],
    },
    {
      code: -32603,
      message: 'Plugin internal error',
      cause:
        'A node plugin failed, such as the line counter behind `linea_estimateGas`. `data` may contain the reason.',
      cure: 'Try again, or use another endpoint. On your own node, read the log.',
    },
    {
      code: -32603,
      message: 'blobs failed kzg validation',
      cause: 'A blob transaction contains a wrong proof.',
      cure: 'Send calldata instead. Linea rejects all blob transactions.',
      methods: ['eth_sendRawTransaction'],
    },
    {
      code: -32604,
      message:
        'The method eth_sendTransaction is not supported. Use eth_sendRawTransaction to send a signed transaction to Besu.',
      cause: 'The node has no private keys.',
      cure: 'Sign the transaction on your side, and send it with `eth_sendRawTransaction`.',
      methods: ['eth_sendTransaction'],
    },
    {
      code: -40100,
      status: 401,
      message: 'Unauthorized',
      cause: 'The node requires credentials, and yours are missing or wrong.',
      cure: 'Send a token or user credentials that the node’s operator configured.',
    },
    {
      code: null,
      status: 403,
      message: 'Host not authorized.',
      cause:
        'The node’s `--host-allowlist` doesn’t contain the request’s `Host` header. The JSON body has no `error` field.',
      cure: 'Add the host to that option, or set the header in your proxy.',
    },
    {
      code: -60000,
      message: 'Plugin not found',
      cause: 'The node has no plugin with this name.',
      cure: 'Compare the name with the plugins in the node’s log.',
      methods: ['plugins_reloadPluginConfig'],
    },
  ],
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/NetEnode.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockAccessList.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcHttpService.java',
  ],
  checked: '2026-11-22',
};
