import type {ContractAbi} from './contractAbi';

/** The members of `LineaRollup` that pages name. */
export const LineaRollup = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
  items: [
    'function verifiers(uint256 proofType) view returns (address verifierAddress)',
    'function blobShnarfExists(bytes32 shnarf) view returns (uint256 shnarfExists)',
    'function isMessageClaimed(uint256 messageNumber) view returns (bool isClaimed)',
    'function setLivenessRecoveryOperator(uint256 messageNumber, bytes32 rollingHash, uint256 lastFinalizedForcedTransactionNumber, bytes32 lastFinalizedForcedTransactionRollingHash, uint256 lastFinalizedTimestamp)',
    'error FinalizationDataMissingForcedTransaction(uint256 nextForcedTransactionNumber)',
  ],
} as const satisfies ContractAbi;
