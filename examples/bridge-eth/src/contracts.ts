import {getContract, parseAbi} from 'viem';
import {l1, l2} from './networks';

/** The functions, event and errors that both message services have. */
export const messageAbi = parseAbi([
  'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
  'function limitInWei() view returns (uint256)',
  'function currentPeriodAmountInWei() view returns (uint256)',
  'function currentPeriodEnd() view returns (uint256)',
  'function isPaused(uint8 pauseType) view returns (bool pauseTypeIsPaused)',
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
  'error IsPaused(uint8 pauseType)',
  'error MessageSendingFailed(address destination)',
  'error RateLimitExceeded()',
]);

/** The message service on L1. */
export const lineaRollup = getContract({
  address: '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5',
  abi: [
    ...messageAbi,
    ...parseAbi([
      'struct ClaimMessageWithProofParams { bytes32[] proof; uint256 messageNumber; uint32 leafIndex; address from; address to; uint256 fee; uint256 value; address feeRecipient; bytes32 merkleRoot; bytes data; }',
      'function claimMessageWithProof(ClaimMessageWithProofParams _params)',
      'function currentL2BlockNumber() view returns (uint256)',
      'function isMessageClaimed(uint256 messageNumber) view returns (bool isClaimed)',
      'event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth)',
      'event L2MessagingBlockAnchored(uint256 indexed l2Block)',
      'error MessageAlreadyClaimed(uint256 messageIndex)',
    ]),
  ],
  client: l1,
});

/** The message service on L2. */
export const l2MessageService = getContract({
  address: '0x971e727e956690b9957be6d51Ec16E73AcAC83A7',
  abi: [
    ...messageAbi,
    ...parseAbi([
      'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
      'function inboxL1L2MessageStatus(bytes32 messageHash) view returns (uint256 messageStatus)',
      'function minimumFeeInWei() view returns (uint256)',
      'error FeeTooLow()',
      'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
    ]),
  ],
  client: l2,
});
