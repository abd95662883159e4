import type {ContractFacts} from './schema';

export const RateLimiter = {
  name: 'RateLimiter',
  kind: 'abstract contract',
  summary: 'Caps how much ETH may leave through a message service within a period.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/ratelimiter',
  bases: ['IRateLimiter', 'AccessControlUpgradeable'],
  members: [
    {
      kind: 'constant',
      signature: 'function RATE_LIMIT_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("RATE_LIMIT_SETTER_ROLE")',
      meaning: 'Raises and lowers the limit.',
    },
    {
      kind: 'constant',
      signature: 'function USED_RATE_LIMIT_RESETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("USED_RATE_LIMIT_RESETTER_ROLE")',
      meaning: 'Sets what was used to 0 before the period ends, and cannot change the limit.',
    },
    {
      kind: 'variable',
      signature: 'function periodInSeconds() public view returns (uint256)',
      meaning: 'Set once: no function changes it without an upgrade.',
      returns: 'How long a period lasts, in seconds.',
    },
    {
      kind: 'variable',
      signature: 'function limitInWei() public view returns (uint256)',
      meaning: 'Compare with `currentPeriodAmountInWei` to know how much still fits.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'What may leave within one period, in wei.',
    },
    {
      kind: 'variable',
      signature: 'function currentPeriodEnd() public view returns (uint256)',
      meaning:
        'Moves only when somebody uses or changes the limit after it has passed. A time before that of the block means that the whole limit is free; in a block of this very time, the period still runs.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'When the newest period ends, in Unix seconds.',
    },
    {
      kind: 'variable',
      signature: 'function currentPeriodAmountInWei() public view returns (uint256)',
      meaning:
        'Still shows the old amount after `currentPeriodEnd`, until the next use starts a period. Read both.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'What was used in the newest period, in wei.',
    },
    {
      kind: 'function',
      signature:
        'function __RateLimiter_init(uint256 _periodInSeconds, uint256 _limitInWei) internal',
      meaning: 'Starts the first period in the block in which the proxy is set up.',
      params: {
        _periodInSeconds: 'How long a period lasts, in seconds.',
        _limitInWei: 'What may leave within one period, in wei.',
      },
      reverts: [
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'It is not called from an initializer.',
        },
      ],
      emits: ['RateLimitInitialized'],
    },
    {
      kind: 'function',
      signature: 'function _addUsedAmount(uint256 _usedAmount) internal',
      meaning:
        'Counts an amount, and starts a new period when the last one is over. With an amount of 0 it does nothing, and starts no period either.',
      params: {_usedAmount: 'What is about to leave, fees included, in wei.'},
      reverts: [
        {error: 'RateLimitExceeded', when: 'With this amount, more than the limit would be used.'},
        {
          message: 'Panic(0x11)',
          when: 'The amount and what the period has used exceed a `uint256` together.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function resetRateLimitAmount(uint256 _amount) external',
      meaning:
        'Takes effect in the running period: what was used keeps counting, at most up to the new limit. When the period was over, a new one starts.',
      callers: [{role: 'RATE_LIMIT_SETTER_ROLE'}],
      emits: ['LimitAmountChanged'],
    },
    {
      kind: 'function',
      signature: 'function resetAmountUsedInPeriod() external',
      meaning: 'Lets the whole limit be used a second time before `currentPeriodEnd`, which stays.',
      callers: [{role: 'USED_RATE_LIMIT_RESETTER_ROLE'}],
      emits: ['AmountUsedInPeriodReset'],
    },
  ],
} as const satisfies ContractFacts;
