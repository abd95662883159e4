import {getContractsAddressesByChainId} from '@lfdt-lineth/sdk-core';
import {
  type Account,
  type Address,
  ChainNotFoundError,
  type Client,
  ClientChainNotConfiguredError,
} from 'viem';
import {parseAccount} from 'viem/utils';
import {AccountNotFoundError} from './errors';

/** The chain ID of the client that an action runs on. */
export function chainIdOf(client: Client): number {
  if (client.chain === undefined) {
    throw new ChainNotFoundError();
  }
  return client.chain.id;
}

/** The chain ID of the client for L2 that an action on L1 is given. */
export function l2ChainIdOf(client: Client): number {
  if (client.chain === undefined) {
    throw new ClientChainNotConfiguredError();
  }
  return client.chain.id;
}

/** The account that signs: that of the call, else that of the client. */
export function signerOf(client: Client, account: Account | Address | null | undefined): Account {
  const signer = account ? parseAccount(account) : client.account;
  if (signer === undefined) {
    throw new AccountNotFoundError();
  }
  return signer;
}

/** The given address, else that of the network. */
export const serviceOf = (chainId: number, given: Address | undefined): Address =>
  given ?? getContractsAddressesByChainId(chainId).messageService;

export const bridgeOf = (chainId: number, given: Address | undefined): Address =>
  given ?? getContractsAddressesByChainId(chainId).tokenBridge;
