import type {ContractAbi} from './contractAbi';

/** The members of `TokenBridge` that pages name. */
export const TokenBridge = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/TokenBridge.sol',
  items: [
    'function nativeToBridgedToken(uint256 chainId, address native) view returns (address bridged)',
  ],
} as const satisfies ContractAbi;
