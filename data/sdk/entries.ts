import {getBlockExtraData} from './blockExtraData';
import {claimOnL1, claimOnL2} from './claims';
import {computeMessageHash} from './computeMessageHash';
import {
  formatMessageStatus,
  getContractsAddressesByChainId,
  isLineaMainnet,
  isLineaSepolia,
  isMainnet,
  isSepolia,
  parseBlockExtraData,
} from './coreFunctions';
import {
  ExtendedMessage,
  L1PublicClient,
  L1WalletClient,
  L2PublicClient,
  L2WalletClient,
  Message,
  MessageProof,
  OnChainMessageStatus,
} from './coreTypes';
import {publicActionsL1, publicActionsL2, walletActionsL1, walletActionsL2} from './decorators';
import {deposit} from './deposit';
import {
  getMessageByMessageHash,
  getMessageSentEvents,
  getMessagesByTransactionHash,
  getTransactionReceiptByMessageHash,
} from './messages';
import {getL1ToL2MessageStatus, getL2ToL1MessageStatus, getMessageProof} from './messageStatus';
import type {SdkEntry} from './schema';
import {SparseMerkleTree} from './SparseMerkleTree';
import {withdraw} from './withdraw';

/** What the packages export, in the order of the reference. */
export const sdkEntries: readonly SdkEntry[] = [
  deposit,
  withdraw,
  claimOnL1,
  claimOnL2,
  getL1ToL2MessageStatus,
  getL2ToL1MessageStatus,
  getMessageProof,
  getMessagesByTransactionHash,
  getMessageByMessageHash,
  getTransactionReceiptByMessageHash,
  getMessageSentEvents,
  getBlockExtraData,
  publicActionsL1,
  publicActionsL2,
  walletActionsL1,
  walletActionsL2,
  computeMessageHash,
  getContractsAddressesByChainId,
  formatMessageStatus,
  parseBlockExtraData,
  isMainnet,
  isSepolia,
  isLineaMainnet,
  isLineaSepolia,
  SparseMerkleTree,
  OnChainMessageStatus,
  Message,
  ExtendedMessage,
  MessageProof,
  L1PublicClient,
  L2PublicClient,
  L1WalletClient,
  L2WalletClient,
];

/** What `sdk-viem` exports again from `sdk-core`. */
export const reexported: readonly string[] = ['OnChainMessageStatus', 'Message', 'MessageProof'];
