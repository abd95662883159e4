import {Implementation, toMetaMaskSmartAccount} from '@metamask/smart-accounts-kit';
import {createPublicClient, createWalletClient, http, isHex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia as chain} from 'viem/chains';

const transport = http('https://rpc.sepolia.linea.build');

/** Reads Linea Sepolia. */
export const client = createPublicClient({chain, transport});

function walletFrom(name: string) {
  const key = process.env[name];
  if (!isHex(key)) {
    throw new Error(`${name} is not set, or does not start with 0x`);
  }
  return createWalletClient({account: privateKeyToAccount(key), chain, transport});
}

/** Owns the smart account and pays for its deployment. */
export const owner = walletFrom('OWNER_KEY');

/** Receives the permission, and pays the gas to use it. */
export const agent = walletFrom('AGENT_KEY');

/** The smart account whose ETH the agent can spend. */
export const account = await toMetaMaskSmartAccount({
  client,
  implementation: Implementation.Hybrid,
  deployParams: [owner.account.address, [], [], []],
  deploySalt: '0x',
  signer: {account: owner.account},
});
