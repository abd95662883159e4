import type {ContractFacts} from './schema';

export const RateLimiter = {
  name: 'RateLimiter',
  kind: 'abstract contract',
  summary: 'Caps the ETH that can leave through a message service within a period.',
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
  checked: '2026-11-22',
  page: 'messageservice/lib/ratelimiter',
  bases: ['IRateLimiter', 'AccessControlUpgradeable'],
  members: [
    {
      kind: 'constant',
      signature: 'function RATE_LIMIT_SETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("RATE_LIMIT_SETTER_ROLE")',
      meaning: 'May raise and lower the limit.',
    },
    {
      kind: 'constant',
      signature: 'function USED_RATE_LIMIT_RESETTER_ROLE() public view returns (bytes32)',
      value: 'keccak256("USED_RATE_LIMIT_RESETTER_ROLE")',
      meaning: 'May reset the used amount to 0 before the period ends, but can’t change the limit.',
    },
    {
      kind: 'variable',
      signature: 'function periodInSeconds() public view returns (uint256)',
      meaning: 'Returns the length of a period. It’s set once: only an upgrade can change it.',
      returns: 'The length of a period, in seconds.',
    },
    {
      kind: 'variable',
      signature: 'function limitInWei() public view returns (uint256)',
      meaning:
        'Returns the limit. While a period runs, subtract `currentPeriodAmountInWei` to get the free amount.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'The amount that can leave within one period, in wei.',
    },
    {
      kind: 'variable',
      signature: 'function currentPeriodEnd() public view returns (uint256)',
      meaning:
        'Returns the end of the newest period, which moves only with the next use or change of the limit. If it’s before the block’s time, the whole limit is free. In a block with exactly this time, the period is still running.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'The end of the newest period, in Unix seconds.',
    },
    {
      kind: 'variable',
      signature: 'function currentPeriodAmountInWei() public view returns (uint256)',
      meaning:
        'Returns the used amount. After `currentPeriodEnd`, it keeps the old value until the next use starts a period, so read both.',
      sample: '/get-started/how-to/bridge/how-to-bridge-eth#limits',
      sampleIn: 'viem',
      returns: 'The amount used in the newest period, in wei.',
    },
    {
      kind: 'function',
      signature:
        'function __RateLimiter_init(uint256 _periodInSeconds, uint256 _limitInWei) internal',
      meaning:
        'Sets the period and the limit. The first period starts in the block of the proxy’s setup.',
      params: {
        _periodInSeconds: 'The length of a period, in seconds.',
        _limitInWei: 'The amount that can leave within one period, in wei.',
      },
      reverts: [
        {error: 'PeriodIsZero', when: 'The period is 0 seconds.'},
        {error: 'LimitIsZero', when: 'The limit is 0 wei.'},
        {
          message: 'Initializable: contract is not initializing',
          when: 'The function isn’t called from an initializer.',
        },
      ],
      emits: ['RateLimitInitialized'],
    },
    {
      kind: 'function',
      signature: 'function _addUsedAmount(uint256 _usedAmount) internal',
      meaning:
        'Counts an amount, and starts a new period if the last one is over. An amount of 0 does nothing and starts no period.',
      params: {_usedAmount: 'The amount about to leave, including fees, in wei.'},
      reverts: [
        {error: 'RateLimitExceeded', when: 'The total with this amount would exceed the limit.'},
        {
          message: 'Panic(0x11)',
          when: 'The sum of the amount and the period’s used amount exceeds a `uint256`.',
        },
      ],
    },
    {
      kind: 'function',
      signature: 'function resetRateLimitAmount(uint256 _amount) external',
      meaning:
        'Changes the limit in the running period. The used amount still counts, up to the new limit at most. If the period is over, a new one starts.',
      callers: [{role: 'RATE_LIMIT_SETTER_ROLE'}],
      emits: ['LimitAmountChanged'],
    },
    {
      kind: 'function',
      signature: 'function resetAmountUsedInPeriod() external',
      meaning: 'Frees the whole limit again before `currentPeriodEnd`, which doesn’t change.',
      callers: [{role: 'USED_RATE_LIMIT_RESETTER_ROLE'}],
      emits: ['AmountUsedInPeriodReset'],
    },
  ],
} as const satisfies ContractFacts;
