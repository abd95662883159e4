import type {ContractFacts} from './schema';

export const IRateLimiter = {
  name: 'IRateLimiter',
  kind: 'interface',
  summary:
    'Events and errors of the limit on what may leave within a period, and the functions that change it.',
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
      meaning: 'The limit of a new proxy is set up, and its first period begins with this block.',
      params: {
        periodInSeconds: 'How long a period lasts, in seconds.',
        limitInWei: 'What may leave within one period, in wei.',
        currentPeriodEnd: 'When the first period ends, in Unix seconds.',
      },
    },
    {
      kind: 'event',
      signature: 'event AmountUsedInPeriodReset(address indexed resettingAddress)',
      meaning: 'Nothing counts as used from this block on; the period goes on.',
      params: {resettingAddress: 'The account that did it.'},
    },
    {
      kind: 'event',
      signature:
        'event LimitAmountChanged(address indexed amountChangeBy, uint256 amount, bool amountUsedLoweredToLimit, bool usedAmountResetToZero)',
      meaning:
        'The limit is another from this block on. At most one of the two flags is `true`; with neither, what was used so far still counts in full.',
      params: {
        amountChangeBy: 'The account that changed it.',
        amount: 'The new limit, in wei.',
        amountUsedLoweredToLimit:
          'Whether more than the new limit had been used, and now counts as exactly the limit.',
        usedAmountResetToZero:
          'Whether the period was over, and a new one began with nothing used.',
      },
    },
    {
      kind: 'error',
      signature: 'error RateLimitExceeded()',
      meaning:
        'The amount does not fit into what is left of the period. Send less, or wait until `RateLimiter.currentPeriodEnd` has passed. What is above the whole limit never fits.',
    },
    {
      kind: 'error',
      signature: 'error PeriodIsZero()',
      meaning: 'A proxy was set up with a period of 0 seconds.',
    },
    {
      kind: 'error',
      signature: 'error LimitIsZero()',
      meaning:
        'A proxy was set up with a limit of 0 wei. Later the limit may be lowered to 0, which stops everything that counts.',
    },
    {
      kind: 'function',
      signature: 'function resetRateLimitAmount(uint256 _amount) external',
      meaning: 'Sets another limit at once, within the running period.',
      params: {_amount: 'The new limit, in wei. With 0, nothing that counts goes through.'},
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
      meaning: 'Sets what was used to 0; the period ends when it would have ended.',
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
