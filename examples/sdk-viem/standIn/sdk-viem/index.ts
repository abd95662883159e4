export {type Message, type MessageProof, OnChainMessageStatus} from '@lfdt-lineth/sdk-core';
export {
  getBlockExtraData,
  type GetBlockExtraDataErrorType,
  type GetBlockExtraDataParameters,
  type GetBlockExtraDataReturnType,
} from './blockExtraData';
export {
  claimOnL1,
  type ClaimOnL1ErrorType,
  type ClaimOnL1Parameters,
  type ClaimOnL1ReturnType,
  claimOnL2,
  type ClaimOnL2ErrorType,
  type ClaimOnL2Parameters,
  type ClaimOnL2ReturnType,
} from './claims';
export {
  computeMessageHash,
  type ComputeMessageHashErrorType,
  type ComputeMessageHashParameters,
  type ComputeMessageHashReturnType,
} from './computeMessageHash';
export {
  deposit,
  type DepositErrorType,
  type DepositParameters,
  type DepositReturnType,
} from './deposit';
export {
  getMessageByMessageHash,
  type GetMessageByMessageHashErrorType,
  type GetMessageByMessageHashParameters,
  type GetMessageByMessageHashReturnType,
  getMessageSentEvents,
  type GetMessageSentEventsErrorType,
  type GetMessageSentEventsParameters,
  type GetMessageSentEventsReturnType,
  getMessagesByTransactionHash,
  type GetMessagesByTransactionHashErrorType,
  type GetMessagesByTransactionHashParameters,
  type GetMessagesByTransactionHashReturnType,
  getTransactionReceiptByMessageHash,
  type GetTransactionReceiptByMessageHashErrorType,
  type GetTransactionReceiptByMessageHashParameters,
  type GetTransactionReceiptByMessageHashReturnType,
} from './messages';
export {
  getMessageProof,
  type GetMessageProofErrorType,
  type GetMessageProofParameters,
  type GetMessageProofReturnType,
} from './proof';
export {
  getL1ToL2MessageStatus,
  type GetL1ToL2MessageStatusErrorType,
  type GetL1ToL2MessageStatusParameters,
  type GetL1ToL2MessageStatusReturnType,
  getL2ToL1MessageStatus,
  type GetL2ToL1MessageStatusErrorType,
  type GetL2ToL1MessageStatusParameters,
  type GetL2ToL1MessageStatusReturnType,
} from './statuses';
export {
  withdraw,
  type WithdrawErrorType,
  type WithdrawParameters,
  type WithdrawReturnType,
} from './withdraw';
export {
  publicActionsL1,
  type PublicActionsL1,
  publicActionsL2,
  type PublicActionsL2,
  walletActionsL1,
  type WalletActionsL1,
  walletActionsL2,
  type WalletActionsL2,
} from './decorators';
