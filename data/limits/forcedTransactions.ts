import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds a forced transaction, in contracts, software and prover. */
export const forcedTransactions: LimitGroup = {
  caption: 'Limits of forced transactions',
  columns: ['What', 'Value', 'Where it is set'],
  limits: [
    {
      what: 'Fee for each, not paid back',
      key: 'forcedTransactionFeeInWei',
      cells: ['0.001 ETH', '`LineaRollup` on Mainnet, since July 16, 2026'],
    },
    {
      what: 'Submissions in one L1 block, of all users together',
      key: 'lastSubmissionBlock',
      cells: ['1', 'gateway, audited source'],
    },
    {
      what: 'Lowest gas limit',
      key: 'MIN_GAS_LIMIT',
      cells: ['21,000', 'gateway, audited source; 70,000 in a newer design'],
    },
    {
      what: 'Highest gas limit, longest calldata, buffers of the deadline',
      cells: ['not set', 'gateway, at its deployment'],
    },
    {
      what: 'Encoded transaction that the prover can take',
      key: 'max_rlp_byte_size',
      cells: ['4,096 bytes', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Invalidity proofs in one aggregation',
      key: 'max_nb_invalidity',
      cells: ['at most 200', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Rejections that the sequencer settles in one block',
      cells: ['1', 'code of the sequencer'],
    },
    {
      what: 'L1 block up to which the coordinator reads submissions',
      key: 'l1HighestBlockTag',
      cells: ['finalized', 'default of the code'],
    },
    {
      what: 'Handed to the sequencer in one go',
      key: 'processingBatchSize',
      cells: ['10, every 2 minutes', 'default of the code'],
    },
    {
      what: 'Blocks before the deadline from which a security rule no longer holds one back',
      cells: ['7,200', 'default of the code'],
    },
    {
      what: 'Outcomes that the sequencer remembers',
      cells: ['10,000', 'default of the code'],
    },
  ],
  sources: [
    'Consensys-Incorporated/doc.linea@3853886a:docs/changelog/security-council-record.mdx',
    'l2beat/l2beat@0a696177:packages/config/src/projects/linea/changelog.json',
    `${source}:contracts/src/rollup/forcedTransactions/ForcedTransactionGateway.sol`,
    `${source}:prover/config/config-mainnet-limitless.toml`,
    `${source}:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/ForcedTransactionsConfigToml.kt`,
    `${source}:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/sequencer/forced/LineaForcedTransactionPool.java`,
    'LFDT-Lineth/lineth-monorepo@395e6542:docs/forced-transactions-architecture.md',
  ],
  checked: '2026-11-22',
};
