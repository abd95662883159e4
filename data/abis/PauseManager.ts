import type {ContractAbi} from './contractAbi';

/** The members of `PauseManager` that pages name. */
export const PauseManager = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/security/pausing/PauseManager.sol',
  items: [
    'function hasRole(bytes32 role, address account) view returns (bool)',
    'function isPaused(uint8 pauseType) view returns (bool pauseTypeIsPaused)',
    'function pauseTypeExpiryTimestamps(uint8 pauseType) view returns (uint256 expiryTimestamp)',
    'function unPauseByExpiredType(uint8 pauseType)',
    'error IsPaused(uint8 pauseType)',
  ],
} as const satisfies ContractAbi;
