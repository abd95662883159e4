import {type L1PublicClient, OnChainMessageStatus} from '@lfdt-lineth/sdk-core';
import type {Hash} from 'viem';

// #region reader
/** Works with every client that can read the status, and with a mock in your tests. */
type StatusReader = Pick<L1PublicClient, 'getL2ToL1MessageStatus'>;

async function canBeClaimed(l1: StatusReader, l2Client: unknown, messageHash: Hash) {
  const status = await l1.getL2ToL1MessageStatus({l2Client, messageHash});
  return status === OnChainMessageStatus.CLAIMABLE;
}
// #endregion

const mock: StatusReader = {
  getL2ToL1MessageStatus: () => Promise.resolve(OnChainMessageStatus.CLAIMABLE),
};
console.log(await canBeClaimed(mock, undefined, `0x${'11'.repeat(32)}`));
