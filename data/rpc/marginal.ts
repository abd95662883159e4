import type {IsoDate, SourceRef} from '../source';

/** Methods of Ethereum that have no page of their own: their answer is always the same here, or few ever need it. */
export interface MarginalMethods {
  /** The methods that share the answer. */
  readonly names: readonly [`${string}_${string}`, ...`${string}_${string}`[]];
  /** What comes back on Linea, in whole sentences; `code` in backticks. */
  readonly answer: string;
  /** Which nodes and endpoints answer, as far as a source says. */
  readonly where: string;
  /** What to ask instead, where there is something better. */
  readonly instead?: string;
  readonly sources: readonly [SourceRef, ...SourceRef[]];
}

const besu = (file: string): SourceRef =>
  `besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/${file}`;

const besuMethod = (name: string): SourceRef => besu(`internal/methods/${name}.java`);

/** What changed in which release of Besu. */
const besuReleases: SourceRef = 'besu-eth/besu@00fe97c9:CHANGELOG.md';
const besuErrors = besu('internal/response/RpcErrorType.java');
const besuEthMethods = besu('methods/EthJsonRpcMethods.java');
const geth: SourceRef = 'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go';

const infura = (commit: string, name: string): SourceRef =>
  `MetaMask/metamask-docs@${commit}:services/reference/linea/json-rpc-methods/${name}.mdx`;

/** In the order of reading: what is always the same, what tells about the node, what is new, what is refused. */
export const marginalMethods: {
  readonly rows: readonly MarginalMethods[];
  /** The day on which the rows were last held against their sources. */
  readonly checked: IsoDate;
} = {
  checked: '2026-11-21',
  rows: [
    {
      names: ['eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber'],
      answer: '`0x0`: Linea has no uncles. `null` for an unknown block.',
      where: 'Linea Besu, other clients, Infura.',
      sources: [
        besuMethod('EthGetUncleCountByBlockHash'),
        besuMethod('EthGetUncleCountByBlockNumber'),
        infura('21b07a3d', 'eth_getunclecountbyblocknumber'),
      ],
    },
    {
      names: ['eth_getUncleByBlockHashAndIndex', 'eth_getUncleByBlockNumberAndIndex'],
      answer: '`null`, always.',
      where: 'Linea Besu, other clients.',
      sources: [besuMethod('EthGetUncleByBlockNumberAndIndex'), geth],
    },
    {
      names: ['eth_mining'],
      answer: '`false` on a node that follows Linea. Linea’s nodes don’t mine.',
      where:
        'Linea Besu on Besu before 26.7.0, which removed it. Infura has a page for it. Geth does not know it.',
      sources: [besuMethod('EthMining'), besuReleases, infura('4cb8d5f9', 'eth_mining')],
    },
    {
      names: ['eth_hashrate', 'eth_getWork', 'eth_submitWork'],
      answer: '`-32601`: they belong to proof of work.',
      where:
        'Neither Besu nor Geth has it. Infura documents `eth_hashrate` and `eth_submitWork`; its support is not confirmed.',
      sources: [besuEthMethods, geth, infura('6e798e1f', 'eth_hashrate')],
    },
    {
      names: ['eth_coinbase'],
      answer: '`-32601`. Besu keeps the name, but no longer has the method.',
      where: 'Neither Besu nor Geth.',
      instead:
        'Read `miner` of a block, [the fee recipient](/get-started/build/ethereum-differences#header).',
      sources: [besuEthMethods, besu('RpcMethod.java'), geth],
    },
    {
      names: ['eth_protocolVersion'],
      answer:
        'The highest peer protocol version that the node supports, as a quantity. It doesn’t describe the network.',
      where: 'Linea Besu and Besu. Geth does not know it.',
      instead: 'For the software, [`web3_clientVersion`](/api/reference/web3-clientversion).',
      sources: [besuMethod('EthProtocolVersion'), geth],
    },
    {
      names: ['eth_config'],
      answer:
        'The current and next rules (EIP-7910): activation time, fork ID, precompiles, system contracts. `next` and `last` are `null` when no fork is scheduled. Compare it between your nodes before an upgrade.',
      where: 'Linea Besu, Besu from 25.8.0, Geth from 1.16.3, Chainstack.',
      sources: [
        besuMethod('EthConfig'),
        besuReleases,
        'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
        'https://docs.chainstack.com/docs/linea-methods',
      ],
    },
    {
      names: ['eth_capabilities'],
      answer:
        'The node’s head, and how far back its blocks, receipts, logs, state and proofs reach. Since 26.6.0, a Besu node without the first block’s state reports `state` as disabled, although it has the state of the newest 512 blocks.',
      where: 'Linea Besu, Besu from 26.5.0, Geth from 1.17.4, Chainstack.',
      sources: [
        besuMethod('EthCapabilities'),
        besuReleases,
        'ethereum/go-ethereum@02b73d4e:internal/ethapi/capabilities.go',
        'https://docs.chainstack.com/docs/linea-methods',
      ],
    },
    {
      names: ['net_enode'],
      answer:
        'The address that peers use for the node. Until the node has one, it returns `-32000` `P2P network is not running`.',
      where: 'Your own node: Linea Besu and Besu. Geth has it in `admin_nodeInfo`.',
      sources: [besuMethod('NetEnode'), besuErrors],
    },
    {
      names: ['net_services'],
      answer:
        'Host and port of each service of the node: `jsonrpc`, `ws`, `p2p`, `metrics`, `graphQL`. Don’t expose this method.',
      where: 'Your own node: Linea Besu and Besu.',
      sources: [besuMethod('NetServices')],
    },
    {
      names: ['rpc_modules'],
      answer:
        'The method groups enabled for this transport, each with a meaningless `1.0`. Call it when a method returns `-32604`.',
      where: 'Linea Besu, Besu, Geth; always enabled.',
      sources: [
        besuMethod('RpcModules'),
        besu('methods/JsonRpcMethodsFactory.java'),
        'ethereum/go-ethereum@02b73d4e:rpc/server.go',
      ],
    },
    {
      names: ['eth_baseFee'],
      answer: 'The base fee of the next block: `0x7`, unless blocks are more than half full.',
      where: 'Linea Besu on Besu 26.6.0 or newer, Geth from 1.17.4, Chainstack.',
      instead:
        'A transaction’s price is in its priority fee: use [`linea_estimateGas`](/api/reference/linea-estimategas).',
      sources: [besuReleases, geth, 'https://docs.chainstack.com/docs/linea-methods'],
    },
    {
      names: ['eth_getHeaderByHash', 'eth_getHeaderByNumber'],
      answer: 'A block without its transactions.',
      where: 'Linea Besu on Besu 26.8.1 or newer, Geth.',
      sources: [besuReleases, geth],
    },
    {
      names: ['eth_getRawTransactionByHash'],
      answer: 'The signed bytes of a transaction. Their Keccak hash is the hash that you sent.',
      where: 'Linea Besu on Besu 26.8.1 or newer, Geth.',
      sources: [besuReleases, geth],
    },
    {
      names: ['eth_getTransactionBySenderAndNonce'],
      answer:
        'An account’s transaction with a given nonce, from the node’s pool or a block; `null` if there is none. Use it to find the replacement of a transaction.',
      where: 'Linea Besu on Besu 26.6.1 or newer.',
      sources: [
        besuReleases,
        'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionBySenderAndNonce.java',
      ],
    },
    {
      names: ['eth_getBlockAccessList'],
      answer:
        '`4445` `Block access list not available for pre-Amsterdam blocks`: Linea uses the Osaka rules.',
      where: 'Linea Besu and Besu.',
      sources: [besuMethod('EthGetBlockAccessList'), besuErrors],
    },
    {
      names: ['eth_sendTransaction'],
      answer:
        '`-32604` `The method eth_sendTransaction is not supported. Use eth_sendRawTransaction to send a signed transaction to Besu.`',
      where: 'Linea Besu and Besu reject it, because they hold no keys. Wallets support it.',
      instead: 'Sign on your side, then [send the transaction](/get-started/how-to/gas-fees#send).',
      sources: [besuMethod('EthSendTransaction'), besuErrors],
    },
    {
      names: ['eth_sign', 'eth_signTransaction'],
      answer: '`-32601`: the node holds no keys.',
      where: 'Neither Linea Besu nor Besu.',
      instead: 'Sign on your side.',
      sources: [besuEthMethods],
    },
  ],
};
