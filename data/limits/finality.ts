import type {LimitGroup} from './schema';

export const finality: LimitGroup = {
  caption: 'How long each stage takes, and what sets it',
  columns: ['Stage', 'Time', 'Whose number it is'],
  limits: [
    {
      what: 'Block, when a transaction waits',
      key: 'blockTimeSeconds',
      cells: ['1 second', 'fork schedule of Linea Mainnet in Maru, since October 2025'],
    },
    {
      what: 'Soft finality',
      cells: ['about 1 second', 'the network, August 2026'],
    },
    {
      what: 'A batch closes by age',
      key: 'conflation-deadline',
      cells: ['no deadline', 'default of the coordinator, June 2026'],
    },
    {
      what: 'An aggregation closes by age',
      key: 'proof-aggregation.deadline',
      cells: ['no deadline', 'default of the coordinator, June 2026'],
    },
    {
      what: 'An aggregation closes by number of proofs',
      key: 'proof-aggregation.proofs-limit',
      cells: ['300 proofs', 'default of the coordinator, June 2026'],
    },
    {
      what: 'Look for blobs to submit',
      key: 'l1-submission.blob.submission-tick-interval',
      cells: ['every 12 seconds', 'default of the coordinator, June 2026'],
    },
    {
      what: 'Blobs in one transaction, and transactions in one look',
      key: 'target-blobs-per-transaction, max-submission-transactions-per-tick',
      cells: [
        '6 and 2',
        'default of the newest coordinator; in June 2026 it was 7, more than [Ethereum takes](/technology/public-data#limits)',
      ],
    },
    {
      what: 'Look for a proof to submit',
      key: 'l1-submission.aggregation.submission-tick-interval',
      cells: ['every 24 seconds, one proof', 'default of the coordinator, June 2026'],
    },
    {
      what: 'Ethereum finalizes the block with the proof',
      cells: ['12.8 to 19.2 minutes', 'consensus of Ethereum: 64 to 96 slots of 12 seconds'],
    },
    {
      what: 'A node asks L1 what is final',
      key: 'l1-polling-interval',
      cells: ['every 6 seconds', 'default of Maru, June 2026'],
    },
    {
      what: 'Hard finality, median',
      cells: ['about 2 hours', 'the network, August 2026'],
    },
    {
      what: 'Hard finality, at most in normal operation',
      cells: ['16 hours', 'the network, August 2026'],
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
