import {isAddress} from 'viem';
import {authority, sponsor} from './clients';

// The contract to delegate to; the zero address takes the delegation away.
const [delegate = ''] = process.argv.slice(2);
if (!isAddress(delegate)) {
  throw new Error('Name the address of the delegate');
}

// #region sign
// For this chain only, and for the next nonce of the account that delegates.
const authorization = await authority.signAuthorization({
  address: delegate,
  chainId: sponsor.chain.id,
  nonce: await sponsor.getTransactionCount({address: authority.address}),
});
// #endregion sign

// #region send
const hash = await sponsor.sendTransaction({
  authorizationList: [authorization],
  // To yourself: whatever the delegate does with a call, none reaches it.
  to: sponsor.account.address,
});
const receipt = await sponsor.waitForTransactionReceipt({hash});
console.log(`${receipt.status}, type ${receipt.type}, ${receipt.gasUsed} gas`);
// #endregion send

// #region check
// A refused authorization is skipped, and the transaction succeeds all the same.
const code = (await sponsor.getCode({address: authority.address})) ?? '0x';
console.log(`code of ${authority.address}: ${code}`);
// #endregion check
