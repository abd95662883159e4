import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds a forced transaction, in contracts, software and prover. */
export const forcedTransactions: LimitGroup = {
  caption: 'Limits of forced transactions',
  columns: ['Limit', 'Value', 'Set by'],
  limits: [
    {
      what: 'Fee for each transaction, not refunded',
      key: 'forcedTransactionFeeInWei',
      cells: ['0.001 ETH', '`LineaRollup` on Mainnet, since July 16, 2026'],
    },
    {
      what: 'Submissions in one L1 block, for all users together',
      key: 'lastSubmissionBlock',
      cells: ['1', 'Gateway, audited source'],
    },
    {
      what: 'Minimum gas limit',
      key: 'MIN_GAS_LIMIT',
      cells: ['21,000', 'Gateway, audited source; 70,000 in a newer design'],
    },
    {
      what: 'Maximum gas limit, maximum calldata, deadline buffers',
      cells: ['Not set', 'Gateway, at deployment'],
    },
    {
      what: 'Encoded transaction size for the prover',
      key: 'max_rlp_byte_size',
      cells: ['4,096 bytes', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Invalidity proofs in one aggregation',
      key: 'max_nb_invalidity',
      cells: ['At most 200', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Rejections that the sequencer resolves in one block',
      cells: ['1', 'Sequencer code'],
    },
    {
      what: 'L1 block up to which the coordinator reads submissions',
      key: 'forced-transactions.l1-highest-block-tag',
      cells: ['Finalized', 'Code default'],
    },
    {
      what: 'Transactions sent to the sequencer together',
      key: 'forced-transactions.processing-batch-size',
      cells: ['10, every 2 minutes', 'Code default'],
    },
    {
      what: 'Blocks before the deadline at which security rules stop delaying a transaction',
      cells: ['7,200', 'Code default'],
    },
    {
      what: 'Outcomes that the sequencer remembers',
      cells: ['10,000', 'Code default'],
    },
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json',
    `${source}:contracts/src/rollup/forcedTransactions/ForcedTransactionGateway.sol`,
    `${source}:prover/config/config-mainnet-limitless.toml`,
    `${source}:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/ForcedTransactionsConfigToml.kt`,
    'LFDT-Lineth/lineth-monorepo@00ff049a:docs/tech/components/coordinator-config-reference.md',
    `${source}:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/forced/LineaForcedTransactionPool.java`,
    'LFDT-Lineth/lineth-monorepo@395e6542:docs/forced-transactions-architecture.md',
  ],
  checked: '2026-11-22',
};
