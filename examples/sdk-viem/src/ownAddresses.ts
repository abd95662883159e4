import {getContractsAddressesByChainId} from '@lfdt-lineth/sdk-core';
import {
  publicActionsL1,
  publicActionsL2,
  walletActionsL1,
  walletActionsL2,
} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';

const onL1 = getContractsAddressesByChainId(l1.chain.id);
const onL2 = getContractsAddressesByChainId(l2.chain.id);

// #region addresses
const contracts = {
  lineaRollupAddress: onL1.messageService,
  l1TokenBridgeAddress: onL1.tokenBridge,
  l2MessageServiceAddress: onL2.messageService,
  l2TokenBridgeAddress: onL2.tokenBridge,
};
const ethereum = l1.extend(publicActionsL1(contracts)).extend(walletActionsL1(contracts));
const linea = l2.extend(publicActionsL2(contracts)).extend(walletActionsL2(contracts));
// #endregion

console.log(`L1      ${typeof ethereum.getMessageProof}, ${typeof ethereum.deposit}`);
console.log(`L2      ${typeof linea.getL1ToL2MessageStatus}, ${typeof linea.withdraw}`);
