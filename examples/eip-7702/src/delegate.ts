import {isAddress} from 'viem';
import {authority, sponsor} from './clients';

// The contract to delegate to. The zero address removes the delegation.
const [delegate = ''] = process.argv.slice(2);
if (!isAddress(delegate)) {
  throw new Error("Pass the delegate's address");
}

// #region sign
// Valid on this chain only, for the next nonce of the delegating account.
const authorization = await authority.signAuthorization({
  address: delegate,
  chainId: sponsor.chain.id,
  nonce: await sponsor.getTransactionCount({address: authority.address}),
});
// #endregion sign

// #region send
const hash = await sponsor.sendTransaction({
  authorizationList: [authorization],
  // To yourself, so that the delegate receives no call.
  to: sponsor.account.address,
});
const receipt = await sponsor.waitForTransactionReceipt({hash});
console.log(`${receipt.status}, type ${receipt.type}, ${receipt.gasUsed} gas`);
// #endregion send

// #region check
// Linea skips an invalid authorization, and the transaction still succeeds.
const code = (await sponsor.getCode({address: authority.address})) ?? '0x';
console.log(`code of ${authority.address}: ${code}`);
// #endregion check
