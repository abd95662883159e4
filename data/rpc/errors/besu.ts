import type {ErrorList} from './errorList';

/** What Linea Besu and Besu answer beside the errors of the documented methods. */
export const besuErrors: ErrorList = {
  producer: 'besu',
  errors: [
    {
      code: 4444,
      message: 'Pruned history unavailable',
      cause: 'The node no longer keeps the history that was asked for.',
      cure: 'Ask a node that keeps all of it.',
      methods: ['eth_getBlockAccessList', 'debug_getRawBlockAccessList'],
    },
    {
      code: -32000,
      message: 'Account not found',
      cause: 'The account does not exist at that point of the block.',
      cure: 'Check address, block and transaction index.',
      methods: ['debug_accountAt'],
    },
    {
      code: -32000,
      message: 'Parent block not found',
      cause: 'The node does not have the block before the one that it shall run.',
      cure: 'Ask a node that has the whole chain.',
      methods: ['debug_traceBlock'],
    },
    {
      code: -32000,
      message: 'P2P network is not running',
      cause: 'The node has not joined the network, or is closing.',
      cure: 'Wait, or read its log.',
      methods: ['net_enode', 'admin_nodeInfo'],
    },
    {
      code: -32000,
      message: 'Plugin has marked the transaction as not acceptable by the transaction pool',
      cause: 'A plugin refused the transaction without words of its own.',
      cure: 'Read the log of the node, or send to another endpoint.',
      methods: ['eth_sendRawTransaction'],
    },
    {
      code: -32001,
      message: 'Resource not found',
      cause: 'The block has no access list: Linea has not activated the fork that brings them.',
      cure: 'Do without.',
      methods: ['eth_getBlockAccessList'],
    },
    {
      code: -32006,
      message: 'Nonce too high',
      cause:
        'A transaction runs in a block and its nonce lies ahead. The pool takes such a transaction and waits.',
      cure: 'Simulate with the next nonce.',
      methods: ['eth_simulateV1'],
    },
    {
      code: -32603,
      message: 'Plugin internal error',
      cause:
        'A plugin of the node failed, such as the line counter behind `linea_estimateGas`. `data` may say how.',
      cure: 'Try again, or use another endpoint. On your own node, read the log.',
    },
    {
      code: -32603,
      message: 'blobs failed kzg validation',
      cause: 'A transaction with blobs carries a wrong proof.',
      cure: 'Send calldata: Linea refuses blobs in any case.',
      methods: ['eth_sendRawTransaction'],
    },
    {
      code: -32604,
      message:
        'The method eth_sendTransaction is not supported. Use eth_sendRawTransaction to send a signed transaction to Besu.',
      cause: 'The node holds no keys.',
      cure: 'Sign on your side, and send the raw transaction.',
      methods: ['eth_sendTransaction'],
    },
    {
      code: -40100,
      status: 401,
      message: 'Unauthorized',
      cause: 'The node asks for credentials, and they are missing or wrong.',
      cure: 'Send a token or a user of this node, as its operator set it up.',
    },
    {
      code: null,
      status: 403,
      message: 'Host not authorized.',
      cause:
        'The `Host` header of the request is not in `--host-allowlist` of the node. The body is JSON, without `error`.',
      cure: 'Name the host in that option, or set the header in your proxy.',
    },
    {
      code: -60000,
      message: 'Plugin not found',
      cause: 'The node has no plugin of that name.',
      cure: 'Compare with the names in its log.',
      methods: ['plugins_reloadPluginConfig'],
    },
  ],
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/NetEnode.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBlockAccessList.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/JsonRpcHttpService.java',
  ],
  checked: '2026-11-22',
};
