import type {ContractAbi} from './contractAbi';

/** The members of `RateLimiter` that pages name. Both halves of the message service have them. */
export const RateLimiter = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/limiting/RateLimiter.sol',
  items: [
    'function limitInWei() view returns (uint256)',
    'function currentPeriodAmountInWei() view returns (uint256)',
    'function currentPeriodEnd() view returns (uint256)',
    'error RateLimitExceeded()',
  ],
} as const satisfies ContractAbi;
