import {
  type Account,
  type Address,
  BaseError,
  type Chain,
  type ChainNotFoundErrorType,
  type Client,
  type ClientChainNotConfiguredErrorType,
  type DeriveChain,
  encodeFunctionData,
  type EncodeAbiParametersErrorType,
  type EncodeFunctionDataErrorType,
  erc20Abi,
  type EstimateContractGasErrorType,
  type EstimateFeesPerGasErrorType,
  type GetBlockErrorType,
  type Hex,
  type MulticallErrorType,
  type ReadContractErrorType,
  type SendTransactionErrorType,
  type SendTransactionParameters,
  type SendTransactionReturnType,
  type Transport,
  type WaitForTransactionReceiptErrorType,
  zeroAddress,
} from 'viem';
import {multicall, sendTransaction, waitForTransactionReceipt} from 'viem/actions';
import {sendMessage, tokenBridge} from './abis';
import type {AccountNotFoundErrorType} from './claims';
import {bridgeOf, chainIdOf, l2ChainIdOf, serviceOf, signerOf} from './clientFacts';
import {type ClaimToPrice, tokenClaim} from './tokenClaim';
import {priceOfClaim} from './priceOfClaim';
import type {TransactionOptions} from './types';

export type DepositParameters<
  chain extends Chain | undefined = Chain | undefined,
  account extends Account | undefined = Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  chainL2 extends Chain | undefined = Chain | undefined,
  accountL2 extends Account | undefined = Account | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
> = TransactionOptions<chain, account, chainOverride, derivedChain> & {
  l2Client: Client<Transport, chainL2, accountL2>;
  token: Address;
  to: Address;
  fee?: bigint;
  amount: bigint;
  data?: Hex;
  lineaRollupAddress?: Address;
  l2MessageServiceAddress?: Address;
  l1TokenBridgeAddress?: Address;
  l2TokenBridgeAddress?: Address;
};

export type DepositReturnType = SendTransactionReturnType;

export type DepositErrorType =
  | SendTransactionErrorType
  | EstimateContractGasErrorType
  | EstimateFeesPerGasErrorType
  | ReadContractErrorType
  | MulticallErrorType
  | WaitForTransactionReceiptErrorType
  | GetBlockErrorType
  | EncodeFunctionDataErrorType
  | EncodeAbiParametersErrorType
  | ChainNotFoundErrorType
  | ClientChainNotConfiguredErrorType
  | AccountNotFoundErrorType;

/** Lets the bridge take the amount, unless it may already. */
async function allow(
  client: Client,
  account: Account,
  {token, bridge, amount}: {token: Address; bridge: Address; amount: bigint},
): Promise<void> {
  const erc20 = {address: token, abi: erc20Abi} as const;
  const [balance, allowance] = await multicall(client, {
    contracts: [
      {...erc20, functionName: 'balanceOf', args: [account.address]},
      {...erc20, functionName: 'allowance', args: [account.address, bridge]},
    ],
    allowFailure: false,
  });
  if (balance < amount) {
    throw new BaseError(
      `Insufficient token balance for bridging. Current balance: ${balance}, required: ${amount}`,
    );
  }
  if (allowance < amount) {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [bridge, amount],
    });
    const hash = await sendTransaction(client, {account, to: token, data} as never);
    await waitForTransactionReceipt(client, {hash});
  }
}

export async function deposit<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  chainL2 extends Chain | undefined = Chain | undefined,
  accountL2 extends Account | undefined = Account | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
>(
  client: Client<Transport, chain, account>,
  parameters: DepositParameters<chain, account, chainOverride, chainL2, accountL2, derivedChain>,
): Promise<DepositReturnType> {
  const {account, l2Client, token, to, amount, fee, data = '0x', ...rest} = parameters;
  const {
    lineaRollupAddress,
    l2MessageServiceAddress,
    l1TokenBridgeAddress,
    l2TokenBridgeAddress,
    ...tx
  } = rest;
  const signer = signerOf(client, account);
  const [l1ChainId, l2ChainId] = [chainIdOf(client), l2ChainIdOf(l2Client)];
  const rollup = serviceOf(l1ChainId, lineaRollupAddress);
  const l2Service = serviceOf(l2ChainId, l2MessageServiceAddress);
  const bridge = bridgeOf(l1ChainId, l1TokenBridgeAddress);
  const l2Bridge = bridgeOf(l2ChainId, l2TokenBridgeAddress);

  const isEth = token === zeroAddress;
  const claim = (): ClaimToPrice | Promise<ClaimToPrice> =>
    isEth
      ? {from: signer.address, to, value: amount, calldata: '0x'}
      : tokenClaim(client, {token, amount, to, bridge, l2Bridge, l1ChainId, l2ChainId});
  const paid =
    fee ??
    (await priceOfClaim({client, l2Client, rollup, l2Service, signer, claim: await claim()}));
  if (!isEth) {
    await allow(client, signer, {token, bridge, amount});
  }
  const call = isEth
    ? {
        to: rollup,
        value: amount + paid,
        data: encodeFunctionData({abi: sendMessage, args: [to, paid, data]}),
      }
    : {
        to: bridge,
        value: paid,
        data: encodeFunctionData({
          abi: tokenBridge,
          functionName: 'bridgeToken',
          args: [token, amount, to],
        }),
      };
  return sendTransaction(client, {...call, account: signer, ...tx} as SendTransactionParameters);
}
