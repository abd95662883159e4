import type {ContractAbi} from './contractAbi';

/** The members of `YieldManager` that pages name. */
export const YieldManager = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/yield/YieldManager.sol',
  items: ['function replenishWithdrawalReserve(address yieldProvider)'],
} as const satisfies ContractAbi;
