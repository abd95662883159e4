import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds a transfer through the canonical token bridge. */
export const tokenBridge: LimitGroup = {
  caption: 'Limits of the token bridge',
  columns: ['What', 'Limit', 'Checked by'],
  limits: [
    {
      what: 'Amount of a transfer, or of a day',
      cells: ['none; more than zero', '`TokenBridge`'],
    },
    {
      what: 'Fee on the way to L2, as value of the call',
      cells: ['0 or more', 'message service'],
    },
    {
      what: 'Fee on the way to L1, as value of the call',
      key: 'minimumFeeInWei',
      cells: ['the minimum fee or more', 'message service'],
    },
    {
      what: 'Decimals',
      key: 'decimals()',
      cells: [
        '0 to 255, answered in exactly 32 bytes',
        '`TokenBridge`, while the copy is not confirmed',
      ],
    },
    {
      what: 'Copies of a token',
      key: 'nativeToBridgedToken',
      cells: ['1 on the other layer', '`TokenBridge`'],
    },
    {
      what: 'Time to claim',
      cells: ['no deadline', 'message service'],
    },
    {
      what: 'Transfers to L1 in one block',
      key: 'BLOCK_L2_L1_LOGS',
      cells: ['16, with all other messages to L1', 'sequencer'],
    },
  ],
  sources: [
    `${source}:contracts/src/bridging/token/TokenBridgeBase.sol`,
    `${source}:contracts/src/messaging/l1/L1MessageService.sol`,
    `${source}:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol`,
    `${source}:prover/config/config-mainnet-limitless.toml`,
  ],
  checked: '2026-11-22',
};
