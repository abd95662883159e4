// #region humanity-link
import type {Account, WalletClient} from 'viem';
import {createSiweMessage, generateSiweNonce} from 'viem/siwe';

/** Requests a signature, and returns the URL of this account's check. */
export async function humanityLink(wallet: WalletClient, account: Account, domain: string) {
  const signInMessage = createSiweMessage({
    address: account.address,
    chainId: 59144,
    domain,
    nonce: generateSiweNonce(),
    // Keep this sentence word for word: in the message for Sumsub, only the domain, address,
    // nonce and time can differ.
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
