import type {LimitGroup} from './schema';

const source = 'Consensys/linea-monorepo@cb180134';

/** What bounds a transfer through the canonical token bridge. */
export const tokenBridge: LimitGroup = {
  caption: 'Limits of the token bridge',
  columns: ['Item', 'Limit', 'Checked by'],
  limits: [
    {
      what: 'Amount per transfer or per day',
      cells: ['No maximum; above zero', '`TokenBridge`'],
    },
    {
      what: 'Fee to L2, as value of the call',
      cells: ['0 or more', 'Message service'],
    },
    {
      what: 'Fee to L1, as value of the call',
      key: 'minimumFeeInWei',
      cells: ['At least the minimum fee', 'Message service'],
    },
    {
      what: 'Decimals',
      key: 'decimals()',
      cells: [
        '0 to 255, returned in exactly 32 bytes',
        '`TokenBridge`, until the copy is confirmed',
      ],
    },
    {
      what: 'Copies of a token',
      key: 'nativeToBridgedToken',
      cells: ['1 on the other layer', '`TokenBridge`'],
    },
    {
      what: 'Time to claim',
      cells: ['No deadline', 'Message service'],
    },
    {
      what: 'Transfers to L1 in one block',
      key: 'BLOCK_L2_L1_LOGS',
      cells: ['16, including all other messages to L1', 'Sequencer'],
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
