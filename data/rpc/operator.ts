import type {SourceRef, Sourced} from '../source';

/** A group of methods that a node opens or keeps closed as a whole: `--rpc-http-api` of Besu. */
export const operatorGroups = [
  {
    key: 'DEBUG',
    prefix: 'debug_',
    profiles: ['advanced'],
    summary:
      'These methods return raw blocks and receipts, read state partway through a block, and rewind the chain. They work over HTTP only.',
  },
  {
    key: 'TRACE',
    prefix: 'trace_',
    profiles: ['advanced'],
    summary:
      'These methods trace lists of calls, signed transactions and block ranges. They work over HTTP only.',
  },
  {
    key: 'TXPOOL',
    prefix: 'txpool_',
    profiles: ['advanced', 'basic'],
    summary:
      'These methods show the pending transactions in this node’s pool, not in the sequencer’s pool.',
  },
  {
    key: 'ADMIN',
    prefix: 'admin_',
    profiles: ['basic'],
    summary:
      'These methods manage peers, the log level and the cache that speeds up `eth_getLogs`.',
  },
  {
    key: 'MINER',
    prefix: 'miner_',
    profiles: ['advanced'],
    summary:
      'These methods read and set the node’s prices and its settings for new blocks. With each new block, the `extraData` plugin overwrites the minimum gas price.',
  },
  {
    key: 'PLUGINS',
    prefix: 'plugins_',
    profiles: ['basic'],
    summary: 'This method reloads plugin settings. The `ADMIN` group enables it, too.',
  },
] as const satisfies readonly {
  readonly key: string;
  readonly prefix: `${string}_`;
  /** The profiles of the Linea Besu package that open the group, over HTTP. */
  readonly profiles: readonly ('advanced' | 'basic')[];
  readonly summary: string;
}[];

/** The key of a group of operator methods. */
export type OperatorGroup = (typeof operatorGroups)[number]['key'];

/** What a request does to the node: it reads, it makes it work hard or write files, it changes how it runs, or it takes the chain back. */
export type OperatorEffect = 'reads' | 'costs' | 'changes' | 'rewinds';

/** A method for whoever runs the node. No public endpoint answers it, and it has no page. */
export interface OperatorMethod {
  readonly name: `${string}_${string}`;
  readonly group: OperatorGroup;
  /** One sentence: what it does or answers. */
  readonly summary: string;
  /** The parameters in their order, as a reader would name them; `?` after those that may be left out. */
  readonly params: readonly string[];
  readonly effect: OperatorEffect;
  /** What can go wrong, in a sentence; for all that do more than read. */
  readonly danger?: string;
  /** Whether Geth has it under the same name, with its own parameters and form of the answer. */
  readonly inGeth: boolean;
  /** The Besu release that brought it, where Linea Besu up to 2.1.1 may lack it, or other words on versions. */
  readonly version?: string;
  readonly source: SourceRef;
}

const BESU =
  'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal' as const;

/** The methods of Besu's operator groups that have no page of their own, by group. */
export const operatorMethods: readonly OperatorMethod[] = [
  {
    name: 'debug_getRawBlock',
    group: 'DEBUG',
    summary: 'Returns a block in RLP.',
    params: ['block number or tag'],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/DebugGetRawBlock.java`,
  },
  {
    name: 'debug_getRawHeader',
    group: 'DEBUG',
    summary: 'Returns the header of a block in RLP. Its Keccak hash is the block hash.',
    params: ['block number or tag'],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/DebugGetRawHeader.java`,
  },
  {
    name: 'debug_getRawReceipts',
    group: 'DEBUG',
    summary: 'Returns the receipts of a block, each as bytes.',
    params: ['block number, tag or hash'],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/DebugGetRawReceipts.java`,
  },
  {
    name: 'debug_getRawTransaction',
    group: 'DEBUG',
    summary: 'Returns the bytes of a signed transaction, to send or hash again.',
    params: ['transaction hash'],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/DebugGetRawTransaction.java`,
  },
  {
    name: 'debug_getRawBlockAccessList',
    group: 'DEBUG',
    summary: 'Returns the access list of a block (EIP-7928). Linea’s blocks have none yet.',
    params: ['block number, tag or hash'],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/DebugGetRawBlockAccessList.java`,
  },
  {
    name: 'debug_getBadBlocks',
    group: 'DEBUG',
    summary: 'Returns blocks that this node rejected as invalid.',
    params: [],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/DebugGetBadBlocks.java`,
  },
  {
    name: 'debug_accountAt',
    group: 'DEBUG',
    summary: 'Returns an account’s balance, nonce and code after one transaction of a block.',
    params: ['block number, tag or hash', 'transaction index', 'address'],
    effect: 'costs',
    danger: 'Runs the block again, and needs the state before it.',
    inGeth: false,
    source: `${BESU}/methods/DebugAccountAt.java`,
  },
  {
    name: 'debug_accountRange',
    group: 'DEBUG',
    summary: 'Returns accounts in the state, in the order of their hashed addresses.',
    params: [
      'block number, tag or hash',
      'transaction index',
      'hash of the first address',
      'number of accounts',
    ],
    effect: 'costs',
    danger: 'Reads through the state. Request few accounts at a time.',
    inGeth: true,
    source: `${BESU}/methods/DebugAccountRange.java`,
  },
  {
    name: 'debug_storageRangeAt',
    group: 'DEBUG',
    summary:
      'Returns a contract’s storage slots partway through a block, in the order of their hashed keys.',
    params: [
      'block number, tag or hash',
      'transaction index',
      'contract',
      'hash of the first key',
      'number of slots',
    ],
    effect: 'costs',
    danger: 'Runs the block again, and needs the state before it.',
    inGeth: true,
    source: `${BESU}/methods/DebugStorageRangeAt.java`,
  },
  {
    name: 'debug_metrics',
    group: 'DEBUG',
    summary: 'Returns the node’s metrics as one object.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/DebugMetrics.java`,
  },
  {
    name: 'debug_traceBlock',
    group: 'DEBUG',
    summary: 'Traces a block that you send in RLP.',
    params: ['block in RLP', 'options?'],
    effect: 'costs',
    danger:
      'Without a tracer, the response contains the whole stack for every step of every transaction.',
    inGeth: true,
    source: `${BESU}/methods/DebugTraceBlock.java`,
  },
  {
    name: 'debug_standardTraceBlockToFile',
    group: 'DEBUG',
    summary:
      'Writes a block’s traces to files in the node’s data folder, and returns the file names.',
    params: ['block hash', 'options?'],
    effect: 'costs',
    danger: 'Writes to the node’s disk at every request, and deletes nothing.',
    inGeth: true,
    source: `${BESU}/methods/DebugStandardTraceBlockToFile.java`,
  },
  {
    name: 'debug_standardTraceBadBlockToFile',
    group: 'DEBUG',
    summary:
      'Writes a bad block’s traces to files in the node’s data folder, and returns the file names.',
    params: ['block hash', 'options?'],
    effect: 'costs',
    danger: 'Writes to the node’s disk at every request, and deletes nothing.',
    inGeth: true,
    source: `${BESU}/methods/DebugStandardTraceBadBlockToFile.java`,
  },
  {
    name: 'debug_batchSendRawTransaction',
    group: 'DEBUG',
    summary: 'Sends several signed transactions to the pool, and returns a result for each.',
    params: ['signed transaction', 'more signed transactions?'],
    effect: 'changes',
    danger: 'Sends the transactions. You can’t take them back.',
    inGeth: false,
    source: `${BESU}/methods/DebugBatchSendRawTransaction.java`,
  },
  {
    name: 'debug_setHead',
    group: 'DEBUG',
    summary: 'Rewinds the node’s chain to a block. With `true`, it also rewinds the state.',
    params: ['block number, tag or hash', '`true` to move the state?'],
    effect: 'rewinds',
    danger:
      'The node drops newer blocks. While it imports blocks, moving the state can damage the database.',
    inGeth: true,
    source: `${BESU}/methods/DebugSetHead.java`,
  },
  {
    name: 'debug_replayBlock',
    group: 'DEBUG',
    summary: 'Rewinds the chain to the parent of a block, and imports the block again.',
    params: ['block number or tag'],
    effect: 'rewinds',
    danger: 'If the import fails, the chain stays at the parent block.',
    inGeth: false,
    source: `${BESU}/DebugReplayBlock.java`,
  },
  {
    name: 'debug_resyncWorldState',
    group: 'DEBUG',
    summary: 'Clears the bad blocks, and downloads the whole state from peers again.',
    params: [],
    effect: 'rewinds',
    danger: 'Until the download is complete, the node has no state.',
    inGeth: false,
    source: `${BESU}/methods/DebugResyncWorldstate.java`,
  },
  {
    name: 'trace_callMany',
    group: 'TRACE',
    summary: 'Traces calls in sequence, each on the state after the previous call.',
    params: ['pairs of a call and its kinds of trace', 'block number or tag'],
    effect: 'costs',
    danger: 'Runs every call of the list.',
    inGeth: false,
    source: `${BESU}/methods/TraceCallMany.java`,
  },
  {
    name: 'trace_rawTransaction',
    group: 'TRACE',
    summary: 'Traces a signed transaction on the newest block without sending it.',
    params: ['signed transaction', 'kinds of trace'],
    effect: 'costs',
    danger: 'Runs the transaction.',
    inGeth: false,
    source: `${BESU}/methods/TraceRawTransaction.java`,
  },
  {
    name: 'trace_replayBlockTransactions',
    group: 'TRACE',
    summary: 'Traces all transactions of a block, optionally with state changes or steps.',
    params: ['block number or tag', 'kinds of trace'],
    effect: 'costs',
    danger: 'Runs the block. `vmTrace` returns every step of every transaction.',
    inGeth: false,
    source: `${BESU}/methods/TraceReplayBlockTransactions.java`,
  },
  {
    name: 'trace_get',
    group: 'TRACE',
    summary: 'Returns one call inside a transaction, by its position in the call tree.',
    params: ['transaction hash', 'positions as quantities'],
    effect: 'costs',
    danger: 'Runs the whole block to return one call.',
    inGeth: false,
    source: `${BESU}/methods/TraceGet.java`,
  },
  {
    name: 'trace_filter',
    group: 'TRACE',
    summary: 'Returns calls in a block range, by caller and called account.',
    params: ['range, `fromAddress`, `toAddress`, `after`, `count`'],
    effect: 'costs',
    danger:
      'Runs every block of the range, at most 1,001 (`--rpc-max-trace-filter-range`). `finalized`, `safe` and `pending` return an internal error.',
    inGeth: false,
    source: `${BESU}/methods/TraceFilter.java`,
  },
  {
    name: 'txpool_status',
    group: 'TXPOOL',
    summary: 'Returns the number of pending transactions: ready, and blocked by a nonce gap.',
    params: [],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/TxPoolStatus.java`,
  },
  {
    name: 'txpool_content',
    group: 'TXPOOL',
    summary: 'Returns all pending transactions, by sender and nonce.',
    params: [],
    effect: 'costs',
    danger: 'The response is as large as the pool.',
    inGeth: true,
    source: `${BESU}/methods/TxPoolContent.java`,
  },
  {
    name: 'txpool_contentFrom',
    group: 'TXPOOL',
    summary: 'Returns the pending transactions of one sender, by nonce.',
    params: ['address'],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/TxPoolContentFrom.java`,
  },
  {
    name: 'txpool_inspect',
    group: 'TXPOOL',
    summary: 'Returns all pending transactions, with a line of text for each.',
    params: [],
    effect: 'costs',
    danger: 'The response is as large as the pool.',
    inGeth: true,
    source: `${BESU}/methods/TxPoolInspect.java`,
  },
  {
    name: 'txpool_besuStatistics',
    group: 'TXPOOL',
    summary: 'Returns the pool size, and the number of transactions sent directly to this node.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/TxPoolBesuStatistics.java`,
  },
  {
    name: 'txpool_besuTransactions',
    group: 'TXPOOL',
    summary: 'Returns the hashes of pending transactions, with time and origin.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/TxPoolBesuTransactions.java`,
  },
  {
    name: 'txpool_besuPendingTransactions',
    group: 'TXPOOL',
    summary:
      'Returns pending transactions that match conditions on sender, recipient, nonce, value and gas.',
    params: ['maximum number?', 'conditions?'],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/TxPoolBesuPendingTransactions.java`,
  },
  {
    name: 'admin_peers',
    group: 'ADMIN',
    summary: 'Returns the node’s peers, with their software and addresses.',
    params: [],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/AdminPeers.java`,
  },
  {
    name: 'admin_nodeInfo',
    group: 'ADMIN',
    summary: 'Returns the node’s enode URL, software and chain head.',
    params: [],
    effect: 'reads',
    inGeth: true,
    source: `${BESU}/methods/AdminNodeInfo.java`,
  },
  {
    name: 'admin_addPeer',
    group: 'ADMIN',
    summary: 'Connects to a peer, and keeps the connection up.',
    params: ['enode URL'],
    effect: 'changes',
    danger: 'An attacker could fill the node with their own peers.',
    inGeth: true,
    source: `${BESU}/methods/AdminAddPeer.java`,
  },
  {
    name: 'admin_removePeer',
    group: 'ADMIN',
    summary: 'Disconnects a peer.',
    params: ['enode URL'],
    effect: 'changes',
    danger: 'An attacker could cut the node off.',
    inGeth: true,
    source: `${BESU}/methods/AdminRemovePeer.java`,
  },
  {
    name: 'admin_changeLogLevel',
    group: 'ADMIN',
    summary: 'Sets the log level, for all packages or some.',
    params: ['level', 'packages?'],
    effect: 'changes',
    danger: '`TRACE` can fill the disk. `OFF` hides later events.',
    inGeth: false,
    source: `${BESU}/methods/AdminChangeLogLevel.java`,
  },
  {
    name: 'admin_generateLogBloomCache',
    group: 'ADMIN',
    summary: 'Builds the cache that `eth_getLogs` searches first, for a range of blocks.',
    params: ['first block?', 'last block?'],
    effect: 'costs',
    danger: 'Reads the headers of the whole range.',
    inGeth: false,
    source: `${BESU}/methods/AdminGenerateLogBloomCache.java`,
  },
  {
    name: 'admin_logsRepairCache',
    group: 'ADMIN',
    summary: 'Builds missing parts of the log cache.',
    params: ['block as a JSON number?'],
    effect: 'costs',
    danger: 'Reads the headers of the missing parts.',
    inGeth: false,
    source: `${BESU}/methods/AdminLogsRepairCache.java`,
  },
  {
    name: 'admin_logsRemoveCache',
    group: 'ADMIN',
    summary: 'Deletes the log cache or a part of it.',
    params: ['first block?', 'last block?'],
    effect: 'changes',
    danger: '`eth_getLogs` is slow until the cache is built again.',
    inGeth: false,
    source: `${BESU}/methods/AdminLogsRemoveCache.java`,
  },
  {
    name: 'miner_getMinGasPrice',
    group: 'MINER',
    summary: 'Returns the lowest gas price that the node accepts, in wei.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerGetMinGasPrice.java`,
  },
  {
    name: 'miner_setMinGasPrice',
    group: 'MINER',
    summary: 'Sets the minimum gas price. With the plugin, it lasts until the next block.',
    params: ['wei per gas as a quantity'],
    effect: 'changes',
    danger: 'Changes the result of `eth_gasPrice`, and which transactions the node accepts.',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerSetMinGasPrice.java`,
  },
  {
    name: 'miner_getMinPriorityFee',
    group: 'MINER',
    summary: 'Returns the lowest tip that this node’s blocks would accept, in wei.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerGetMinPriorityFee.java`,
  },
  {
    name: 'miner_setMinPriorityFee',
    group: 'MINER',
    summary: 'Sets the minimum tip.',
    params: ['wei per gas as a quantity'],
    effect: 'changes',
    danger: 'Raises the result of `eth_maxPriorityFeePerGas`.',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerSetMinPriorityFee.java`,
  },
  {
    name: 'miner_getExtraData',
    group: 'MINER',
    summary: 'Returns the `extraData` that this node’s blocks would contain.',
    params: [],
    effect: 'reads',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerGetExtraData.java`,
  },
  {
    name: 'miner_setExtraData',
    group: 'MINER',
    summary: 'Sets `extraData`, up to 32 bytes. Linea’s sequencer puts the gas prices there.',
    params: ['data'],
    effect: 'changes',
    danger:
      'No effect on a node that produces no blocks. On a sequencer, it sets the price that wallets pay.',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerSetExtraData.java`,
  },
  {
    name: 'miner_changeTargetGasLimit',
    group: 'MINER',
    summary: 'Sets the target gas limit for this node’s blocks.',
    params: ['gas as a JSON number'],
    effect: 'changes',
    danger: 'No effect on a node that produces no blocks.',
    inGeth: false,
    source: `${BESU}/methods/miner/MinerChangeTargetGasLimit.java`,
  },
  {
    name: 'plugins_reloadPluginConfig',
    group: 'PLUGINS',
    summary: 'Reloads plugin settings, such as the sequencer’s deny lists.',
    params: ['name of a plugin?'],
    effect: 'changes',
    danger: 'A mistake in a configuration file takes effect at once.',
    inGeth: false,
    source: `${BESU}/methods/PluginsReloadConfiguration.java`,
  },
];

/** Where the groups and the profiles were read. */
export const operatorSources: Sourced = {
  sources: [
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/RpcMethod.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/DebugJsonRpcMethods.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/TraceJsonRpcMethods.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/TxPoolJsonRpcMethods.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/AdminJsonRpcMethods.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/MinerJsonRpcMethods.java',
    'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/methods/PluginsJsonRpcMethods.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/extradata/LineaExtraDataHandler.java',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/go-ethereum@02b73d4e:eth/api_debug.go',
    'ethereum/go-ethereum@02b73d4e:eth/tracers/api.go',
    'ethereum/go-ethereum@02b73d4e:node/api.go',
  ],
  checked: '2026-11-21',
};
