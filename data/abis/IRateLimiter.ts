import type {ContractFacts} from './schema';

export const IRateLimiter = {
  name: 'IRateLimiter',
  kind: 'interface',
  summary:
    'Events and errors of the limit on ETH that leaves within a period, and the functions that change it.',
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/interfaces/IRateLimiter.sol',
  checked: '2026-11-22',
  page: 'interfaces/iratelimiter',
  bases: [],
  members: [
    {
      kind: 'event',
      signature:
        'event RateLimitInitialized(uint256 periodInSeconds, uint256 limitInWei, uint256 currentPeriodEnd)',
      meaning:
        'Emitted when a new proxy’s limit is set up. The first period starts with this block.',
      params: {
        periodInSeconds: 'The length of a period, in seconds.',
        limitInWei: 'The amount that can leave within one period, in wei.',
        currentPeriodEnd: 'The end of the first period, in Unix seconds.',
      },
    },
    {
      kind: 'event',
      signature: 'event AmountUsedInPeriodReset(address indexed resettingAddress)',
      meaning: 'Emitted when the used amount is reset to 0. The period continues.',
      params: {resettingAddress: 'The account that reset the amount.'},
    },
    {
      kind: 'event',
      signature:
        'event LimitAmountChanged(address indexed amountChangeBy, uint256 amount, bool amountUsedLoweredToLimit, bool usedAmountResetToZero)',
      meaning:
        'Emitted when the limit changes. At most one of the two flags is `true`; if neither is, the used amount still counts in full.',
      params: {
        amountChangeBy: 'The account that changed the limit.',
        amount: 'The new limit, in wei.',
        amountUsedLoweredToLimit:
          'Whether the used amount exceeded the new limit, and now equals it.',
        usedAmountResetToZero:
          'Whether the period was over, and a new one started with nothing used.',
      },
    },
    {
      kind: 'error',
      signature: 'error RateLimitExceeded()',
      meaning:
        'The amount is more than what this period’s limit still allows. Send less, or wait until `RateLimiter.currentPeriodEnd` has passed. An amount above the whole limit never fits.',
    },
    {
      kind: 'error',
      signature: 'error PeriodIsZero()',
      meaning: 'The setup of a proxy has a period of 0 seconds.',
    },
    {
      kind: 'error',
      signature: 'error LimitIsZero()',
      meaning:
        'The setup of a proxy has a limit of 0 wei. Later, the limit can be lowered to 0, so that no ETH can leave through messages.',
    },
    {
      kind: 'function',
      signature: 'function resetRateLimitAmount(uint256 _amount) external',
      meaning: 'Changes the limit immediately, within the running period.',
      params: {_amount: 'The new limit, in wei. With 0, no ETH can leave through messages.'},
      callers: [{only: 'accounts with `RateLimiter.RATE_LIMIT_SETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
      ],
      emits: ['LimitAmountChanged'],
    },
    {
      kind: 'function',
      signature: 'function resetAmountUsedInPeriod() external',
      meaning: 'Resets the used amount to 0, without changing the end of the period.',
      callers: [{only: 'accounts with `RateLimiter.USED_RATE_LIMIT_RESETTER_ROLE`'}],
      reverts: [
        {
          message: 'AccessControl: account <account> is missing role <role>',
          when: 'The caller lacks the role.',
        },
      ],
      emits: ['AmountUsedInPeriodReset'],
    },
  ],
} as const satisfies ContractFacts;
