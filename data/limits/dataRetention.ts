import type {LimitGroup} from './schema';

export const dataRetention: LimitGroup = {
  caption: 'Availability of each kind of data',
  columns: ['Data', 'Available', 'Set by'],
  limits: [
    {
      what: 'Blocks, receipts and logs',
      cells: ['Since genesis', 'Besu and Geth defaults; a node can keep less'],
    },
    {
      what: 'Transactions by hash',
      key: 'history.transactions',
      cells: ['The last 2,350,000 blocks', 'Geth default; 0 keeps all'],
    },
    {
      what: 'State at past blocks, Besu with Bonsai',
      key: 'bonsai-historical-block-limit',
      cells: ['The last 512 blocks', 'Besu default'],
    },
    {
      what: 'State at past blocks, Geth',
      cells: ['The last 128 blocks', 'Geth default'],
    },
    {
      what: 'State at past blocks, Besu archive',
      key: 'data-storage-format=FOREST',
      cells: [
        'Since genesis',
        '[Besu settings](/get-started/how-to/run-a-node/besu#archive); need a full sync',
      ],
    },
    {
      what: 'State at past blocks, Geth archive',
      key: 'gcmode=archive, history.state=0',
      cells: [
        'Since genesis',
        '[Geth settings](/get-started/how-to/run-a-node/geth#archive); need a full sync',
      ],
    },
    {
      what: 'State in the sparse Merkle trees of Shomei, the state manager’s program',
      key: 'MAX_CACHED_WORLDSTATES',
      cells: ['The last 128 stored states, since Shomei last started', 'Shomei, May 2026'],
    },
    {
      what: 'Reasons for excluded transactions',
      cells: ['7 days', 'Linea'],
    },
    {
      what: 'Traces, requests and proofs in shared storage',
      cells: ['One week', 'Stack documentation, June 2026'],
    },
    {
      what: 'Batches, blobs and aggregations in the coordinator database',
      cells: ['Until finalization', 'Coordinator, June 2026'],
    },
    {
      what: 'Blobs',
      key: 'MIN_EPOCHS_FOR_DATA_COLUMN_SIDECARS_REQUESTS',
      cells: ['4,096 epochs, 18.2 days', 'Ethereum consensus'],
    },
    {
      what: 'Events of `LineaRollup`',
      cells: ['As long as L1 nodes keep receipts', 'Settings of L1 nodes'],
    },
    {
      what: 'Aggregation proofs, in the calldata of `finalizeBlocks`',
      cells: ['As long as L1 nodes keep transactions', 'Settings of L1 nodes'],
    },
    {
      what: 'State roots, message roots and shnarfs (hashes that chain the blobs) on L1',
      cells: ['As long as Ethereum exists', '`LineaRollup` storage'],
    },
  ],
  sources: [
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/storage/PathBasedExtraStorageOptions.java',
    'ethereum/go-ethereum@36a7dc72:eth/ethconfig/config.go',
    'besu-eth/besu-docs@1f416bb1:docs/public-networks/reference/options.md',
    'https://geth.ethereum.org/docs/fundamentals/archive',
    'Consensys/shomei@3f47bedc:core/src/main/java/net/consensys/shomei/storage/ZkWorldStateArchive.java',
    'Consensys/linea-monorepo@cb180134:docs/features/transaction-exclusion.md',
    'Consensys/doc.linea@994028bc:docs/api/reference/linea-gettransactionexclusionstatusv1.mdx',
    'Consensys/linea-monorepo@cb180134:docs/architecture-description.md',
    'Consensys/linea-monorepo@cb180134:coordinator/persistence/src/main/kotlin/linea/persistence/conflation/RecordsCleanupFinalizationHandler.kt',
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollupBase.sol',
    'https://ethereum.github.io/consensus-specs/specs/fulu/p2p-interface/',
  ],
  checked: '2026-11-22',
};
