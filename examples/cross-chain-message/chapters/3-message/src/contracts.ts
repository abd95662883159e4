import {parseAbi} from 'viem';
import {lineaSepolia, sepolia} from 'viem/chains';

const eventAbi = parseAbi([
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
]);

/** The errors of a delivery. The last two come from your own contracts. */
const errorAbi = parseAbi([
  'error IsPaused(uint8 pauseType)',
  'error MessageSendingFailed(address destination)',
  'error NotTheMessageService(address caller)',
  'error NotThePeer(address sender)',
]);

/** The message service on Ethereum Sepolia. */
export const lineaRollup = {
  chainId: sepolia.id,
  address: '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5',
  abi: [
    ...eventAbi,
    ...errorAbi,
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
} as const;

/** The message service on Linea Sepolia. */
export const l2MessageService = {
  chainId: lineaSepolia.id,
  address: '0x971e727e956690b9957be6d51Ec16E73AcAC83A7',
  abi: [
    ...eventAbi,
    ...errorAbi,
    ...parseAbi([
      'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
      'function inboxL1L2MessageStatus(bytes32 messageHash) view returns (uint256 messageStatus)',
      'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
    ]),
  ],
} as const;
