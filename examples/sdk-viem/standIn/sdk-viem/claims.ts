import type {Message, MessageProof} from '@lfdt-lineth/sdk-core';
import {
  type Account,
  type Address,
  type Chain,
  type ChainNotFoundErrorType,
  type Client,
  type ClientChainNotConfiguredErrorType,
  type DeriveChain,
  encodeFunctionData,
  type OneOf,
  type SendTransactionErrorType,
  type SendTransactionParameters,
  type SendTransactionReturnType,
  type Transport,
  zeroAddress,
} from 'viem';
import {sendTransaction} from 'viem/actions';
import {l2MessageService, lineaRollup} from './abis';
import {chainIdOf, l2ChainIdOf, serviceOf, signerOf} from './clientFacts';
import {computeMessageHash, type ComputeMessageHashErrorType} from './computeMessageHash';
import {
  type AccountNotFoundError,
  MissingMessageProofOrClientForClaimingOnL1Error,
  type Named,
} from './errors';
import {getMessageProof} from './proof';
import type {TransactionOptions} from './types';

export type AccountNotFoundErrorType = Named<AccountNotFoundError, 'AccountNotFoundError'>;

type MessageFields = Omit<Message, 'messageHash' | 'nonce'>;

interface ClaimOptions {
  messageNonce: bigint;
  feeRecipient?: Address;
}

interface ClaimOptionsOnL1 extends ClaimOptions {
  lineaRollupAddress?: Address;
}

export type ClaimOnL1Parameters<
  chain extends Chain | undefined = Chain | undefined,
  account extends Account | undefined = Account | undefined,
  chainL2 extends Chain | undefined = Chain | undefined,
  accountL2 extends Account | undefined = Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
> = TransactionOptions<chain, account, chainOverride, derivedChain> &
  MessageFields &
  OneOf<
    | (ClaimOptionsOnL1 & {
        l2Client: Client<Transport, chainL2, accountL2>;
        l2MessageServiceAddress?: Address;
        messageL2BlockNumber?: bigint;
      })
    | (ClaimOptionsOnL1 & {messageProof: MessageProof})
  >;

export type ClaimOnL1ReturnType = SendTransactionReturnType;

export type ClaimOnL1ErrorType =
  | SendTransactionErrorType
  | ChainNotFoundErrorType
  | ClientChainNotConfiguredErrorType
  | ComputeMessageHashErrorType
  | AccountNotFoundErrorType
  | Named<
      MissingMessageProofOrClientForClaimingOnL1Error,
      'MissingMessageProofOrClientForClaimingOnL1Error'
    >;

export async function claimOnL1<
  chain extends Chain | undefined = Chain | undefined,
  account extends Account | undefined = Account | undefined,
  chainL2 extends Chain | undefined = Chain | undefined,
  accountL2 extends Account | undefined = Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
>(
  client: Client<Transport, chain, account>,
  parameters: ClaimOnL1Parameters<chain, account, chainL2, accountL2, chainOverride, derivedChain>,
): Promise<ClaimOnL1ReturnType> {
  const {account, from, to, fee, value, messageNonce, calldata, feeRecipient, ...rest} = parameters;
  const {l2Client, messageProof, lineaRollupAddress, l2MessageServiceAddress, ...options} = rest;
  const {messageL2BlockNumber: l2Block, ...tx} = options;
  const signer = signerOf(client, account);
  const chainId = chainIdOf(client);
  if (l2Client) {
    l2ChainIdOf(l2Client);
  }
  const message = {from, to, fee, value, calldata};
  const proof = l2Client
    ? await getMessageProof(client, {
        l2Client,
        lineaRollupAddress,
        l2MessageServiceAddress,
        messageHash: computeMessageHash({...message, nonce: messageNonce}),
        ...(l2Block && {l2LogsBlockRange: {fromBlock: l2Block, toBlock: l2Block}}),
      })
    : messageProof;
  if (!proof) {
    throw new MissingMessageProofOrClientForClaimingOnL1Error();
  }
  return sendTransaction(client, {
    to: serviceOf(chainId, lineaRollupAddress),
    account: signer,
    data: encodeFunctionData({
      abi: lineaRollup,
      functionName: 'claimMessageWithProof',
      args: [
        {
          ...proof,
          merkleRoot: proof.root,
          messageNumber: messageNonce,
          from,
          to,
          fee,
          value,
          feeRecipient: feeRecipient ?? zeroAddress,
          data: calldata,
        },
      ],
    }),
    ...tx,
  } as SendTransactionParameters);
}

export type ClaimOnL2Parameters<
  chain extends Chain | undefined = Chain | undefined,
  account extends Account | undefined = Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
> = TransactionOptions<chain, account, chainOverride, derivedChain> &
  MessageFields &
  ClaimOptions & {l2MessageServiceAddress?: Address};

export type ClaimOnL2ReturnType = SendTransactionReturnType;

export type ClaimOnL2ErrorType =
  SendTransactionErrorType | ChainNotFoundErrorType | AccountNotFoundErrorType;

export async function claimOnL2<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainOverride extends Chain | undefined = Chain | undefined,
  derivedChain extends Chain | undefined = DeriveChain<chain, chainOverride>,
>(
  client: Client<Transport, chain, account>,
  parameters: ClaimOnL2Parameters<chain, account, chainOverride, derivedChain>,
): Promise<ClaimOnL2ReturnType> {
  const {account, from, to, fee, value, messageNonce, calldata, feeRecipient, ...rest} = parameters;
  const {l2MessageServiceAddress, ...tx} = rest;
  const signer = signerOf(client, account);
  return sendTransaction(client, {
    to: serviceOf(chainIdOf(client), l2MessageServiceAddress),
    account: signer,
    data: encodeFunctionData({
      abi: l2MessageService,
      functionName: 'claimMessage',
      args: [from, to, fee, value, feeRecipient ?? zeroAddress, calldata, messageNonce],
    }),
    ...tx,
  } as SendTransactionParameters);
}
