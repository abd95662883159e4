import {getContractsAddressesByChainId} from '@lfdt-lineth/sdk-core';
import {getMessageSentEvents} from '@lfdt-lineth/sdk-viem';
import {account, l2} from './clients';

// #region call
const {messageService} = getContractsAddressesByChainId(l2.chain.id);
const newest = await l2.getBlockNumber();
const events = await getMessageSentEvents(l2, {
  address: messageService,
  args: {_from: account.address},
  fromBlock: newest > 9_999n ? newest - 9_999n : 0n,
  toBlock: newest,
});
for (const {messageNonce, blockNumber, messageHash} of events) {
  console.log(`number  ${messageNonce} in block ${blockNumber}: ${messageHash}`);
}
// #endregion
