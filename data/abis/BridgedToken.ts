import type {ContractAbi} from './contractAbi';

/** The members of `BridgedToken` that pages name: what `TokenBridge` calls of a copy. */
export const BridgedToken = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/bridging/token/BridgedToken.sol',
  items: [
    'function mint(address _recipient, uint256 _amount)',
    'function burn(address _account, uint256 _amount)',
  ],
} as const satisfies ContractAbi;
