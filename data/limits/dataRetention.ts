import type {LimitGroup} from './schema';

export const dataRetention: LimitGroup = {
  caption: 'How long each kind of data can be had',
  columns: ['Data', 'How long', 'Set by'],
  limits: [
    {
      what: 'Blocks, receipts and logs',
      cells: ['since genesis', 'defaults of Besu and Geth; a node can be set to keep less'],
    },
    {
      what: 'Transactions by hash',
      key: 'history.transactions',
      cells: ['the last 2,350,000 blocks', 'default of Geth; 0 keeps all'],
    },
    {
      what: 'State at past blocks, Besu with Bonsai',
      key: 'bonsai-historical-block-limit',
      cells: ['the last 512 blocks', 'default of Besu'],
    },
    {
      what: 'State at past blocks, Geth',
      cells: ['the last 128 blocks', 'default of Geth'],
    },
    {
      what: 'State in the sparse Merkle trees',
      key: 'MAX_CACHED_WORLDSTATES',
      cells: ['the last 128 states kept, since the start', 'Shomei, May 2026'],
    },
    {
      what: 'Reasons of refused transactions',
      cells: ['7 days', 'the network'],
    },
    {
      what: 'Traces, requests and proofs in the shared file system',
      cells: ['one week', 'description of the stack, June 2026'],
    },
    {
      what: 'Batches, blobs and aggregations in the database of the coordinator',
      cells: ['until finalization', 'coordinator, June 2026'],
    },
    {
      what: 'Blobs',
      key: 'MIN_EPOCHS_FOR_DATA_COLUMN_SIDECARS_REQUESTS',
      cells: ['4,096 epochs, 18.2 days', 'consensus of Ethereum'],
    },
    {
      what: 'State roots, shnarfs, message roots on L1',
      cells: ['as long as Ethereum', 'storage of `LineaRollup`'],
    },
  ],
  sources: [
    'besu-eth/besu@983c53fb:app/src/main/java/org/hyperledger/besu/cli/options/storage/PathBasedExtraStorageOptions.java',
    'ethereum/go-ethereum@36a7dc72:eth/ethconfig/config.go',
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
