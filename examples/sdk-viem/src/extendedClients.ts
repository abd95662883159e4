import {
  publicActionsL1,
  publicActionsL2,
  walletActionsL1,
  walletActionsL2,
} from '@lfdt-lineth/sdk-viem';
import {formatEther, parseEther, zeroAddress} from 'viem';
import {account, l1, l2} from './clients';

// #region extend
const ethereum = l1.extend(publicActionsL1()).extend(walletActionsL1());
// #endregion

// #region use
const linea = l2.extend(publicActionsL2()).extend(walletActionsL2());
const transactionHash = await linea.withdraw({
  token: zeroAddress,
  to: account.address,
  amount: parseEther('0.001'),
});
await linea.waitForTransactionReceipt({hash: transactionHash});

const [message] = await linea.getMessagesByTransactionHash({transactionHash});
if (message !== undefined) {
  const {messageHash, value} = message;
  const status = await ethereum.getL2ToL1MessageStatus({l2Client: l2, messageHash});
  console.log(`${formatEther(value)} ETH, ${status}`);
}
// #endregion
