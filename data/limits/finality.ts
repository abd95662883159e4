import type {LimitGroup} from './schema';

export const finality: LimitGroup = {
  caption: 'Duration of each stage',
  columns: ['Stage', 'Time', 'Source of the value'],
  limits: [
    {
      what: 'Soft finality',
      cells: ['about 1 second', 'Linea documentation, August 2026'],
    },
    {
      what: 'Hard finality, median',
      cells: ['about 2 hours', 'Linea documentation, August 2026'],
    },
    {
      what: 'Hard finality, maximum in normal operation',
      cells: ['16 hours', 'Linea documentation, August 2026'],
    },
    {
      what: 'Block time, while transactions are waiting',
      key: 'blockTimeSeconds',
      cells: ['1 second', 'Linea Mainnet fork schedule in Maru, since October 2025'],
    },
    {
      what: 'Age at which a batch closes',
      key: 'conflation-deadline',
      cells: ['No deadline', 'Coordinator default, June 2026'],
    },
    {
      what: 'Age at which an aggregation closes',
      key: 'proof-aggregation.deadline',
      cells: ['No deadline', 'Coordinator default, June 2026'],
    },
    {
      what: 'Number of proofs at which an aggregation closes',
      key: 'proof-aggregation.proofs-limit',
      cells: ['300 proofs', 'Coordinator default, June 2026'],
    },
    {
      what: 'Check for blobs to submit',
      key: 'l1-submission.blob.submission-tick-interval',
      cells: ['Every 12 seconds', 'Coordinator default, June 2026'],
    },
    {
      what: 'Blobs per transaction, and transactions per check',
      key: 'target-blobs-per-transaction, max-submission-transactions-per-tick',
      cells: [
        '6 and 2',
        'Newest coordinator default; in June 2026 it was 7 blobs, more than [Ethereum accepts](/technology/public-data#limits)',
      ],
    },
    {
      what: 'Check for a proof to submit',
      key: 'l1-submission.aggregation.submission-tick-interval',
      cells: ['Every 24 seconds, one proof', 'Coordinator default, June 2026'],
    },
    {
      what: 'Ethereum finalizes the block with the proof',
      cells: ['13 to 19 minutes', 'Ethereum consensus: 65 to 96 slots of 12 seconds'],
    },
    {
      what: 'A node checks L1 for final blocks',
      key: 'l1-polling-interval',
      cells: ['Every 6 seconds', 'Maru default, June 2026'],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:maru/app/src/main/resources/beacon-genesis-files/linea-mainnet-genesis.json',
    'Consensys/linea-monorepo@cb180134:maru/config/src/main/kotlin/maru/config/HopliteTomlFriendly.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/ConflationToml.kt',
    'Consensys/linea-monorepo@cb180134:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/L1SubmissionConfigToml.kt',
    'LFDT-Lineth/lineth-monorepo@346c7d12:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/L1SubmissionConfigToml.kt',
    'Consensys/doc.linea@994028bc:docs/network/overview/transaction-finality.mdx',
    'ethereum/consensus-specs@00f1d095:specs/phase0/beacon-chain.md',
  ],
  checked: '2026-11-22',
};
