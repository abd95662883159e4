import type {ContractAbi} from './contractAbi';

/** The members of `LineaRollup` that pages name. */
export const LineaRollup = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/rollup/LineaRollup.sol',
  items: [
    'function verifiers(uint256 proofType) view returns (address verifierAddress)',
    'function blobShnarfExists(bytes32 shnarf) view returns (uint256 shnarfExists)',
    'function isMessageClaimed(uint256 messageNumber) view returns (bool isClaimed)',
    'function setLivenessRecoveryOperator(uint256 messageNumber, bytes32 rollingHash, uint256 lastFinalizedForcedTransactionNumber, bytes32 lastFinalizedForcedTransactionRollingHash, uint256 lastFinalizedTimestamp)',
    'function currentL2BlockNumber() view returns (uint256)',
    'function stateRootHashes(uint256 blockNumber) view returns (bytes32 stateRootHash)',
    'function claimMessageWithProof((bytes32[] proof, uint256 messageNumber, uint32 leafIndex, address from, address to, uint256 fee, uint256 value, address feeRecipient, bytes32 merkleRoot, bytes data) _params)',
    'function claimMessageWithProofAndWithdrawLST((bytes32[] proof, uint256 messageNumber, uint32 leafIndex, address from, address to, uint256 fee, uint256 value, address feeRecipient, bytes32 merkleRoot, bytes data) _params, address _yieldProvider)',
    'function fund() payable',
    'event DataSubmittedV3(bytes32 parentShnarf, bytes32 indexed shnarf, bytes32 finalStateRootHash)',
    'event DataFinalizedV3(uint256 indexed startBlockNumber, uint256 indexed endBlockNumber, bytes32 indexed shnarf, bytes32 parentStateRootHash, bytes32 finalStateRootHash)',
    'event FinalizedStateUpdated(uint256 indexed blockNumber, uint256 timestamp, uint256 messageNumber, uint256 forcedTransactionNumber)',
    'event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth)',
    'event L2MessagingBlockAnchored(uint256 indexed l2Block)',
    'error MessageAlreadyClaimed(uint256 messageIndex)',
    'error L2MerkleRootDoesNotExist()',
    'error InvalidMerkleProof()',
    'error FinalizationDataMissingForcedTransaction(uint256 nextForcedTransactionNumber)',
  ],
} as const satisfies ContractAbi;
