// #region imports
import {
  formatMessageStatus,
  getContractsAddressesByChainId,
  isLineaMainnet,
  isLineaSepolia,
  isMainnet,
  isSepolia,
  OnChainMessageStatus,
  parseBlockExtraData,
} from '@lfdt-lineth/sdk-core';
// #endregion

// #region addresses
const {messageService, destinationChainMessageService, tokenBridge} =
  getContractsAddressesByChainId(59144);
console.log(`L2MessageService ${messageService}`);
console.log(`LineaRollup      ${destinationChainMessageService}`);
console.log(`TokenBridge      ${tokenBridge}`);
// #endregion

// #region chains
console.log(isMainnet(1), isSepolia(11155111), isLineaMainnet(59144), isLineaSepolia(59141));
// #endregion

// #region status
// 1n is what `inboxL1L2MessageStatus` of L2MessageService returns for an anchored message.
const status = formatMessageStatus(1n);
console.log(status, status === OnChainMessageStatus.CLAIMABLE);
// #endregion

// #region extra-data
const prices = parseBlockExtraData('0x010000753000124f800000ea60');
console.log(prices);
// #endregion
