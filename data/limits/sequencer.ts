import type {LimitGroup} from './schema';

/** What a sequencer and the nodes before it are set to. */
export const sequencer: LimitGroup = {
  caption: 'Pool and block limits: code defaults and node profile',
  columns: ['Limit', 'Code default', 'Linea Mainnet node profile'],
  limits: [
    {
      what: 'Transaction gas limit, in the pool',
      key: 'plugin-linea-max-tx-gas-limit',
      cells: ['30,000,000 gas', '24,000,000 gas'],
    },
    {
      what: 'Transaction calldata, in the pool',
      key: 'plugin-linea-max-tx-calldata-size',
      cells: ['None', '60,000 bytes'],
    },
    {
      what: 'Gas used by a block',
      key: 'plugin-linea-max-block-gas',
      cells: ['30,000,000 gas', '55,000,000 gas'],
    },
    {
      what: 'Gas used by all bundles of a block',
      key: 'plugin-linea-max-bundle-block-gas',
      cells: ['15,000,000 gas', 'Not set'],
    },
    {
      what: 'Compressed size of a block',
      key: 'plugin-linea-blob-size-limit',
      cells: ['None', 'Not set'],
    },
    {
      what: 'Part of the compressed size reserved for the block header',
      key: 'plugin-linea-compressed-block-header-overhead',
      cells: ['1,024 bytes', 'Not set'],
    },
    {
      what: 'Block calldata before compression; deprecated',
      key: 'plugin-linea-max-block-calldata-size',
      cells: ['None', '109,000 bytes'],
    },
    {
      what: 'Fee margin in the pool',
      key: 'plugin-linea-tx-pool-min-margin',
      cells: ['0.5', '0.8'],
    },
    {
      what: 'Fee margin in a block',
      key: 'plugin-linea-min-margin',
      cells: ['1.0', '1.0'],
    },
    {
      what: 'Remembered transactions with too many lines',
      key: 'plugin-linea-over-line-count-limit-cache-size',
      cells: ['10,000', 'Not set'],
    },
    {
      what: 'Memory for waiting bundles',
      key: 'plugin-linea-max-bundle-pool-size-bytes',
      cells: ['16,777,216 bytes', 'Not set'],
    },
    {
      what: 'Newest block age that counts as an outage',
      key: 'plugin-linea-liveness-max-block-age-seconds',
      cells: ['60 seconds; off', 'Not set'],
    },
  ],
  sources: [
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/config/LineaTransactionSelectorCliOptions.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/config/LineaTransactionPoolValidatorCliOptions.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/config/LineaProfitabilityCliOptions.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/plugins/linea-sequencer/sequencer/src/main/java/net/consensys/linea/config/LineaLivenessServiceCliOptions.java',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
  ],
  checked: '2026-11-22',
};
