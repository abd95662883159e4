import {
  type Account,
  type Address,
  type Chain,
  type ChainNotFoundErrorType,
  type Client,
  type DeriveChain,
  encodeFunctionData,
  type EncodeFunctionDataErrorType,
  type Hex,
  type ReadContractErrorType,
  type SendTransactionErrorType,
  type SendTransactionParameters,
  type SendTransactionReturnType,
  type Transport,
  zeroAddress,
} from 'viem';
import {readContract, sendTransaction} from 'viem/actions';
import {l2MessageService, sendMessage, tokenBridge} from './abis';
import type {AccountNotFoundErrorType} from './claims';
import {bridgeOf, chainIdOf, serviceOf, signerOf} from './clientFacts';
import type {TransactionOptions} from './types';

export type WithdrawParameters<
  chain extends Chain | undefined = Chain | undefined,
  account extends Account | undefined = Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
> = TransactionOptions<chain, account, chainOverride, derivedChain> & {
  token: Address;
  to: Address;
  amount: bigint;
  data?: Hex;
  l2MessageServiceAddress?: Address;
  l2TokenBridgeAddress?: Address;
};

export type WithdrawReturnType = SendTransactionReturnType;

export type WithdrawErrorType =
  | ReadContractErrorType
  | SendTransactionErrorType
  | EncodeFunctionDataErrorType
  | AccountNotFoundErrorType
  | ChainNotFoundErrorType;

export async function withdraw<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
>(
  client: Client<Transport, chain, account>,
  parameters: WithdrawParameters<chain, account, chainOverride, derivedChain>,
): Promise<WithdrawReturnType> {
  const {account, token, to, amount, data = '0x', ...rest} = parameters;
  const {l2MessageServiceAddress, l2TokenBridgeAddress, ...tx} = rest;
  const signer = signerOf(client, account);
  const chainId = chainIdOf(client);
  const service = serviceOf(chainId, l2MessageServiceAddress);
  const fee = await readContract(client, {
    address: service,
    abi: l2MessageService,
    functionName: 'minimumFeeInWei',
  });
  const call =
    token === zeroAddress
      ? {
          to: service,
          value: amount + fee,
          data: encodeFunctionData({abi: sendMessage, args: [to, fee, data]}),
        }
      : {
          to: bridgeOf(chainId, l2TokenBridgeAddress),
          value: fee,
          data: encodeFunctionData({
            abi: tokenBridge,
            functionName: 'bridgeToken',
            args: [token, amount, to],
          }),
        };
  return sendTransaction(client, {...call, account: signer, ...tx} as SendTransactionParameters);
}
