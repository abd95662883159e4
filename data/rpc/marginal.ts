import type {IsoDate, SourceRef} from '../source';

/** What the methods of a group have in common, in the order of the page. */
export const marginalGroups = {
  unsupported: 'Not supported',
  constant: 'Fixed results and errors',
  node: 'Node diagnostics',
  newer: 'Recent Besu versions',
} as const;

/** Methods of Ethereum that have no page of their own: their answer is always the same here, or few ever need it. */
export interface MarginalMethods {
  /** The methods that share the answer. */
  readonly names: readonly [`${string}_${string}`, ...`${string}_${string}`[]];
  readonly group: keyof typeof marginalGroups;
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

/** In the order of reading, group by group. */
export const marginalMethods: {
  readonly rows: readonly MarginalMethods[];
  /** The day on which the rows were last held against their sources. */
  readonly checked: IsoDate;
} = {
  checked: '2026-11-21',
  rows: [
    {
      names: ['eth_coinbase'],
      group: 'unsupported',
      answer: '`-32601`.',
      where: 'Not on Linea Besu or Besu.',
      instead:
        'Read a block’s `miner` instead, [the fee recipient](/get-started/build/ethereum-differences#header).',
      sources: [besuEthMethods, besu('RpcMethod.java'), geth],
    },
    {
      names: ['eth_hashrate', 'eth_getWork', 'eth_submitWork'],
      group: 'unsupported',
      answer: '`-32601`. These methods belong to proof of work.',
      where:
        'Not on Besu or Geth. Infura documents `eth_hashrate` and `eth_submitWork`, unconfirmed.',
      sources: [besuEthMethods, geth, infura('6e798e1f', 'eth_hashrate')],
    },
    {
      names: ['eth_sendTransaction'],
      group: 'unsupported',
      answer:
        '`-32604` `The method eth_sendTransaction is not supported. Use eth_sendRawTransaction to send a signed transaction to Besu.`',
      where: 'Wallets only. Linea Besu and Besu hold no keys.',
      instead: 'Sign on your side, then [send the transaction](/get-started/how-to/gas-fees#send).',
      sources: [besuMethod('EthSendTransaction'), besuErrors],
    },
    {
      names: ['eth_sign', 'eth_signTransaction'],
      group: 'unsupported',
      answer: '`-32601`. The node holds no keys.',
      where: 'Not on Linea Besu or Besu.',
      instead: 'Sign on your side.',
      sources: [besuEthMethods],
    },
    {
      names: ['eth_baseFee'],
      group: 'constant',
      answer: 'The next block’s base fee: `0x7` while blocks use at most half of the gas limit.',
      where: 'Besu 26.6.0 or later (Linea Besu 2.0.0), Geth 1.17.4 or later, Chainstack.',
      instead: 'For the whole price, use [`linea_estimateGas`](/api/reference/linea-estimategas).',
      sources: [besuReleases, geth, 'https://docs.chainstack.com/docs/linea-methods'],
    },
    {
      names: ['eth_getBlockAccessList'],
      group: 'constant',
      answer:
        'An error, because Linea uses the Osaka rules: `4445` `Block access list not available for pre-Amsterdam blocks`. Since Besu 26.8.0, `-32001` `Resource not found`.',
      where: 'Linea Besu and Besu.',
      sources: [
        besuMethod('EthGetBlockAccessList'),
        besuErrors,
        'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
      ],
    },
    {
      names: ['eth_getUncleCountByBlockHash', 'eth_getUncleCountByBlockNumber'],
      group: 'constant',
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
      group: 'constant',
      answer: '`null`.',
      where: 'Linea Besu, other clients.',
      sources: [besuMethod('EthGetUncleByBlockNumberAndIndex'), geth],
    },
    {
      names: ['eth_mining'],
      group: 'constant',
      answer: '`false`. Besu 26.7.0 or later, such as Linea Besu 2.1.0, returns `-32601`.',
      where: 'Besu before 26.7.0, such as Linea Besu 2.0.0. Infura documents it.',
      sources: [besuMethod('EthMining'), besuReleases, infura('4cb8d5f9', 'eth_mining')],
    },
    {
      names: ['eth_capabilities'],
      group: 'node',
      answer: 'The node’s head, and its oldest blocks, receipts, logs, state and proofs.',
      where: 'Linea Besu, Besu 26.5.0 or later, Geth 1.17.4 or later, Chainstack.',
      sources: [
        besuMethod('EthCapabilities'),
        besuReleases,
        'ethereum/go-ethereum@02b73d4e:internal/ethapi/capabilities.go',
        'https://docs.chainstack.com/docs/linea-methods',
      ],
    },
    {
      names: ['eth_config'],
      group: 'node',
      answer: 'The current and next fork’s rules (EIP-7910).',
      where: 'Linea Besu, Besu 25.8.0 or later, Geth 1.16.3 or later, Chainstack.',
      sources: [
        besuMethod('EthConfig'),
        besuReleases,
        'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
        'https://docs.chainstack.com/docs/linea-methods',
      ],
    },
    {
      names: ['eth_protocolVersion'],
      group: 'node',
      answer: 'The highest peer protocol version that the node supports, as a quantity.',
      where: 'Linea Besu and Besu, not Geth.',
      instead:
        'For the software version, use [`web3_clientVersion`](/api/reference/web3-clientversion).',
      sources: [besuMethod('EthProtocolVersion'), geth],
    },
    {
      names: ['net_enode'],
      group: 'node',
      answer:
        'The address that peers use. Before the node has one: `-32000` `P2P network is not running`.',
      where: 'Your own Linea Besu or Besu node. On Geth, use `admin_nodeInfo`.',
      sources: [besuMethod('NetEnode'), besuErrors],
    },
    {
      names: ['net_services'],
      group: 'node',
      answer:
        'Host and port of `jsonrpc`, `ws`, `p2p`, `metrics` and `graphQL`. Don’t expose this method.',
      where: 'Your own Linea Besu or Besu node.',
      sources: [besuMethod('NetServices')],
    },
    {
      names: ['rpc_modules'],
      group: 'node',
      answer: 'The method groups enabled for this transport. Ignore the `1.0` of each.',
      where: 'Linea Besu, Besu and Geth; always enabled.',
      sources: [
        besuMethod('RpcModules'),
        besu('methods/JsonRpcMethodsFactory.java'),
        'ethereum/go-ethereum@02b73d4e:rpc/server.go',
      ],
    },
    {
      names: ['eth_getHeaderByHash', 'eth_getHeaderByNumber'],
      group: 'newer',
      answer: 'A block without its transactions. Linea Besu up to 2.1.1 returns `-32601`.',
      where: 'Besu 26.8.1 or later, Geth.',
      sources: [besuReleases, geth],
    },
    {
      names: ['eth_getRawTransactionByHash'],
      group: 'newer',
      answer: 'The signed transaction as bytes. Linea Besu up to 2.1.1 returns `-32601`.',
      where: 'Besu 26.8.1 or later, Geth.',
      sources: [besuReleases, geth],
    },
    {
      names: ['eth_getTransactionBySenderAndNonce'],
      group: 'newer',
      answer: 'An account’s transaction with a given nonce, from the pool or a block, or `null`.',
      where: 'Besu 26.6.1 or later, such as Linea Besu 2.0.0.',
      sources: [
        besuReleases,
        'besu-eth/besu@683880ba:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionBySenderAndNonce.java',
      ],
    },
  ],
};
