import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds messages on their way between the layers. */
export const messages: LimitGroup = {
  caption: 'Limits and times of messages',
  columns: ['What', 'Value', 'Where it is set'],
  limits: [
    {
      what: 'Hashes in one anchoring transaction',
      key: 'anchorL1L2MessageHashes',
      cells: ['at most 100', 'contract on L2'],
    },
    {
      what: 'L1 block up to which the coordinator reads messages',
      key: 'l1HighestBlockTag',
      cells: ['finalized', 'default of the code'],
    },
    {
      what: 'Pause between two looks at L1 for new messages',
      key: 'l1EventScraping.pollingInterval',
      cells: ['6 s', 'default of the code'],
    },
    {
      what: 'Pause between two anchoring transactions',
      key: 'anchoringTickInterval',
      cells: ['10 s', 'default of the code'],
    },
    {
      what: 'Messages to L1 in one block',
      key: 'BLOCK_L2_L1_LOGS',
      cells: ['at most 16', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Messages to L1 in one execution proof',
      key: 'execution_max_nb_msg',
      cells: ['at most 16', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Depth of a tree, and its leaves',
      key: 'l2_msg_merkle_depth',
      cells: ['5, so 32 leaves', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Trees in one finalization',
      key: 'l2_msg_max_nb_merkle',
      cells: ['at most 200, so 6,400 messages', 'prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Gas of a claim on L2 for which the postman asks no fee',
      key: 'MAX_POSTMAN_SPONSOR_GAS_LIMIT',
      cells: ['at most 250,000', 'documentation of the network, and default of the code'],
    },
    {
      what: 'Gas of a claim above which the postman refuses, whatever the fee',
      key: 'MAX_CLAIM_GAS_LIMIT',
      cells: ['500,000', 'default of the code; what the network sets is not published'],
    },
    {
      what: 'Messages in delivery at a time',
      key: 'nonReentrant',
      cells: ['1', 'contracts on both layers'],
    },
  ],
  sources: [
    `${source}:contracts/src/messaging/l2/L2MessageManager.sol`,
    `${source}:contracts/src/messaging/l1/L1MessageService.sol`,
    `${source}:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol`,
    `${source}:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/MessageAnchoringConfigToml.kt`,
    `${source}:prover/config/config-mainnet-limitless.toml`,
    `${source}:postman/src/core/constants/common.ts`,
    'Consensys-Incorporated/doc.linea@178aaaf6:docs/network/build/send-receive-messages.mdx',
  ],
  checked: '2026-11-22',
};
