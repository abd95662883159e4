import {parseAbi} from 'viem';

export const messageSent = parseAbi([
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
]);

export const sendMessage = parseAbi([
  'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
]);

export const lineaRollup = parseAbi([
  'struct ClaimMessageWithProofParams { bytes32[] proof; uint256 messageNumber; uint32 leafIndex; address from; address to; uint256 fee; uint256 value; address feeRecipient; bytes32 merkleRoot; bytes data; }',
  'function claimMessageWithProof(ClaimMessageWithProofParams _params)',
  'function currentL2BlockNumber() view returns (uint256 l2BlockNumber)',
  'function isMessageClaimed(uint256 messageNumber) view returns (bool isClaimed)',
  'function nextMessageNumber() view returns (uint256)',
  'event L2MerkleRootAdded(bytes32 indexed l2MerkleRoot, uint256 indexed treeDepth)',
  'event L2MessagingBlockAnchored(uint256 indexed l2Block)',
]);

export const l2MessageService = parseAbi([
  'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
  'function inboxL1L2MessageStatus(bytes32 messageHash) view returns (uint256 messageStatus)',
  'function minimumFeeInWei() view returns (uint256)',
]);

export const tokenBridge = parseAbi([
  'function bridgeToken(address _token, uint256 _amount, address _recipient) payable',
  'function bridgedToNativeToken(address bridged) view returns (address native)',
  'function completeBridging(address _nativeToken, uint256 _amount, address _recipient, uint256 _chainId, bytes _tokenMetadata)',
]);
