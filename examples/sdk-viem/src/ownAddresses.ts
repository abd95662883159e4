import {
  publicActionsL1,
  publicActionsL2,
  walletActionsL1,
  walletActionsL2,
} from '@lfdt-lineth/sdk-viem';
import {l1, l2} from './clients';

// #region addresses
const contracts = {
  lineaRollupAddress: '0x1111111111111111111111111111111111111111',
  l1TokenBridgeAddress: '0x1111111111111111111111111111111111111111',
  l2MessageServiceAddress: '0x2222222222222222222222222222222222222222',
  l2TokenBridgeAddress: '0x2222222222222222222222222222222222222222',
} as const;
const ethereum = l1.extend(publicActionsL1(contracts)).extend(walletActionsL1(contracts));
const linea = l2.extend(publicActionsL2(contracts)).extend(walletActionsL2(contracts));
// #endregion

console.log(`L1      ${typeof ethereum.getMessageProof}, ${typeof ethereum.deposit}`);
console.log(`L2      ${typeof linea.getL1ToL2MessageStatus}, ${typeof linea.withdraw}`);
