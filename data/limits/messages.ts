import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds messages on their way between the layers. */
export const messages: LimitGroup = {
  caption: 'Limits and times of messages',
  columns: ['Limit or interval', 'Value', 'Set by'],
  limits: [
    {
      what: 'Hashes in one anchoring transaction',
      key: 'anchorL1L2MessageHashes',
      cells: ['At most 100', 'L2 contract'],
    },
    {
      what: 'L1 block up to which the coordinator reads messages',
      key: 'message-anchoring.l1-highest-block-tag',
      cells: ['Finalized', 'Code default'],
    },
    {
      what: 'Interval between checks for new messages on L1',
      key: 'message-anchoring.l1-event-scraping.polling-interval',
      cells: ['6 s', 'Code default'],
    },
    {
      what: 'Interval between anchoring transactions',
      key: 'message-anchoring.anchoring-tick-interval',
      cells: ['10 s', 'Code default'],
    },
    {
      what: 'Messages to L1 in one block',
      key: 'BLOCK_L2_L1_LOGS',
      cells: ['At most 16', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Messages to L1 in one execution proof',
      key: 'execution_max_nb_msg',
      cells: ['At most 16', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Depth of a message tree',
      key: 'l2_msg_merkle_depth',
      cells: ['5 levels, 32 leaves', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Message trees in one finalization',
      key: 'l2_msg_max_nb_merkle',
      cells: ['At most 200 (6,400 messages)', 'Prover settings for Linea Mainnet, June 2026'],
    },
    {
      what: 'Gas of a claim on L2 that the postman sponsors',
      key: 'MAX_POSTMAN_SPONSOR_GAS_LIMIT',
      cells: ['At most 250,000', 'Linea documentation and code default'],
    },
    {
      what: 'Maximum gas of a claim that the postman accepts',
      key: 'MAX_CLAIM_GAS_LIMIT',
      cells: ['500,000', 'Code default; Linea’s setting is not published'],
    },
    {
      what: 'Messages delivered at the same time',
      key: 'nonReentrant',
      cells: ['1', 'Contracts on both layers'],
    },
  ],
  sources: [
    `${source}:contracts/src/messaging/l2/L2MessageManager.sol`,
    `${source}:contracts/src/messaging/l1/L1MessageService.sol`,
    `${source}:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol`,
    `${source}:coordinator/app/src/main/kotlin/linea/coordinator/config/v2/toml/MessageAnchoringConfigToml.kt`,
    'LFDT-Lineth/lineth-monorepo@00ff049a:docs/tech/components/coordinator-config-reference.md',
    `${source}:prover/config/config-mainnet-limitless.toml`,
    `${source}:postman/src/core/constants/common.ts`,
    'Consensys-Incorporated/doc.linea@178aaaf6:docs/network/build/send-receive-messages.mdx',
  ],
  checked: '2026-11-22',
};
