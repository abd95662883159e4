import {type L1PublicClient, OnChainMessageStatus} from '@lfdt-lineth/sdk-core';
import type {Hash} from 'viem';

// #region reader
/** Works with any client that can tell the status, and with a double in your tests. */
type StatusReader = Pick<L1PublicClient, 'getL2ToL1MessageStatus'>;

async function canBeClaimed(l1: StatusReader, l2Client: unknown, messageHash: Hash) {
  const status = await l1.getL2ToL1MessageStatus({l2Client, messageHash});
  return status === OnChainMessageStatus.CLAIMABLE;
}
// #endregion

const double: StatusReader = {
  getL2ToL1MessageStatus: () => Promise.resolve(OnChainMessageStatus.CLAIMABLE),
};
console.log(await canBeClaimed(double, undefined, `0x${'11'.repeat(32)}`));
