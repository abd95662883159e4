// #region humanity-link
import type {Account, WalletClient} from 'viem';
import {createSiweMessage, generateSiweNonce} from 'viem/siwe';

/** Asks for a signature, and returns the address of the check for this account. */
export async function humanityLink(wallet: WalletClient, account: Account, domain: string) {
  const signInMessage = createSiweMessage({
    address: account.address,
    chainId: 59144,
    domain,
    nonce: generateSiweNonce(),
    // Fixed by the service: only domain, address, nonce and time may vary in the message that
    // Sumsub receives. Keep this sentence word for word.
    statement: [
      'I confirm that I am the owner of this wallet',
      'and consent to performing a risk assessment',
      'and issuing a Verax attestation to this address.',
    ].join(' '),
    uri: 'https://in.sumsub.com',
    version: '1',
  });
  const signature = await wallet.signMessage({account, message: signInMessage});

  const link = new URL('https://in.sumsub.com/websdk/p/uni_BKWTkQpZ2EqnGoY7');
  link.searchParams.set('authMsg', btoa(JSON.stringify({signInMessage, signature})));
  return link.href;
}
// #endregion humanity-link
