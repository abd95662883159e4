import type {Account, Address, BlockTag, Chain, Client, DeriveChain, Transport} from 'viem';
import {
  getBlockExtraData,
  type GetBlockExtraDataParameters,
  type GetBlockExtraDataReturnType,
} from './blockExtraData';
import {
  claimOnL1,
  type ClaimOnL1Parameters,
  type ClaimOnL1ReturnType,
  claimOnL2,
  type ClaimOnL2Parameters,
  type ClaimOnL2ReturnType,
} from './claims';
import {deposit, type DepositParameters, type DepositReturnType} from './deposit';
import {
  getMessageByMessageHash,
  type GetMessageByMessageHashParameters,
  type GetMessageByMessageHashReturnType,
  getMessagesByTransactionHash,
  type GetMessagesByTransactionHashParameters,
  type GetMessagesByTransactionHashReturnType,
  getTransactionReceiptByMessageHash,
  type GetTransactionReceiptByMessageHashParameters,
  type GetTransactionReceiptByMessageHashReturnType,
} from './messages';
import {
  getMessageProof,
  type GetMessageProofParameters,
  type GetMessageProofReturnType,
} from './proof';
import {
  getL1ToL2MessageStatus,
  type GetL1ToL2MessageStatusParameters,
  type GetL1ToL2MessageStatusReturnType,
  getL2ToL1MessageStatus,
  type GetL2ToL1MessageStatusParameters,
  type GetL2ToL1MessageStatusReturnType,
} from './statuses';
import {withdraw, type WithdrawParameters, type WithdrawReturnType} from './withdraw';

type MaybeChain = Chain | undefined;
type MaybeAccount = Account | undefined;

/** What both layers can be asked about messages. */
interface MessageActions<chain extends MaybeChain> {
  getMessageByMessageHash: (
    args: GetMessageByMessageHashParameters,
  ) => Promise<GetMessageByMessageHashReturnType>;
  getMessagesByTransactionHash: (
    args: GetMessagesByTransactionHashParameters,
  ) => Promise<GetMessagesByTransactionHashReturnType>;
  getTransactionReceiptByMessageHash: (
    args: GetTransactionReceiptByMessageHashParameters,
  ) => Promise<GetTransactionReceiptByMessageHashReturnType<chain>>;
}

// A type and not an interface, because `extend` of viem asks for an index signature.
type Plain<Actions> = {[Name in keyof Actions]: Actions[Name]};

export type PublicActionsL1<
  chain extends MaybeChain = MaybeChain,
  account extends MaybeAccount = MaybeAccount,
> = Plain<
  MessageActions<Chain | undefined> & {
    getMessageProof: (
      args: GetMessageProofParameters<chain, account>,
    ) => Promise<GetMessageProofReturnType>;
    getL2ToL1MessageStatus: (
      args: GetL2ToL1MessageStatusParameters<chain, account>,
    ) => Promise<GetL2ToL1MessageStatusReturnType>;
  }
>;

export type PublicActionsL2<chain extends MaybeChain = MaybeChain> = Plain<
  MessageActions<chain> & {
    getBlockExtraData: <blockTag extends BlockTag = 'latest'>(
      args: GetBlockExtraDataParameters<blockTag>,
    ) => Promise<GetBlockExtraDataReturnType>;
    getL1ToL2MessageStatus: (
      args: GetL1ToL2MessageStatusParameters,
    ) => Promise<GetL1ToL2MessageStatusReturnType>;
  }
>;

export type WalletActionsL1<
  chain extends MaybeChain = MaybeChain,
  account extends MaybeAccount = MaybeAccount,
  chainL2 extends MaybeChain = MaybeChain,
  accountL2 extends MaybeAccount = MaybeAccount,
> = Plain<{
  deposit: <
    chainOverride extends MaybeChain = MaybeChain,
    chainOfL2 extends MaybeChain = MaybeChain,
    accountOfL2 extends MaybeAccount = MaybeAccount,
    derivedChain extends MaybeChain = DeriveChain<chain, chainOverride>,
  >(
    args: DepositParameters<chain, account, chainOverride, chainOfL2, accountOfL2, derivedChain>,
  ) => Promise<DepositReturnType>;
  claimOnL1: <
    chainOverride extends MaybeChain = MaybeChain,
    derivedChain extends MaybeChain = DeriveChain<chain, chainOverride>,
  >(
    args: ClaimOnL1Parameters<chain, account, chainL2, accountL2, chainOverride, derivedChain>,
  ) => Promise<ClaimOnL1ReturnType>;
}>;

export type WalletActionsL2<
  chain extends MaybeChain = MaybeChain,
  account extends MaybeAccount = MaybeAccount,
> = Plain<{
  withdraw: <
    chainOverride extends MaybeChain = MaybeChain,
    derivedChain extends MaybeChain = DeriveChain<chain, chainOverride>,
  >(
    args: WithdrawParameters<chain, account, chainOverride, derivedChain>,
  ) => Promise<WithdrawReturnType>;
  claimOnL2: <
    chainOverride extends MaybeChain = MaybeChain,
    derivedChain extends MaybeChain = DeriveChain<chain, chainOverride>,
  >(
    args: ClaimOnL2Parameters<chain, account, chainOverride, derivedChain>,
  ) => Promise<ClaimOnL2ReturnType>;
}>;

// The addresses that a decorator is given win over those of a call, as in the package.

export function publicActionsL1(parameters?: {
  lineaRollupAddress: Address;
  l2MessageServiceAddress: Address;
}) {
  const own = parameters && {messageServiceAddress: parameters.lineaRollupAddress};
  return <
    chain extends MaybeChain = MaybeChain,
    account extends MaybeAccount = MaybeAccount,
    chainL2 extends MaybeChain = MaybeChain,
    accountL2 extends MaybeAccount = MaybeAccount,
  >(
    client: Client<Transport, chain, account>,
  ): PublicActionsL1<chainL2, accountL2> => ({
    getMessageProof: (args) => getMessageProof(client, {...args, ...parameters}),
    getL2ToL1MessageStatus: (args) => getL2ToL1MessageStatus(client, {...args, ...parameters}),
    getMessageByMessageHash: (args) => getMessageByMessageHash(client, {...args, ...own}),
    getMessagesByTransactionHash: (args) => getMessagesByTransactionHash(client, {...args, ...own}),
    getTransactionReceiptByMessageHash: (args) =>
      getTransactionReceiptByMessageHash(client as Client, {...args, ...own}),
  });
}

export function publicActionsL2(parameters?: {l2MessageServiceAddress: Address}) {
  const own = parameters && {messageServiceAddress: parameters.l2MessageServiceAddress};
  return <
    transport extends Transport = Transport,
    chain extends MaybeChain = MaybeChain,
    account extends MaybeAccount = MaybeAccount,
  >(
    client: Client<transport, chain, account>,
  ): PublicActionsL2<chain> => ({
    getBlockExtraData: (args) => getBlockExtraData(client, args),
    getL1ToL2MessageStatus: (args) => getL1ToL2MessageStatus(client, {...args, ...parameters}),
    getMessageByMessageHash: (args) => getMessageByMessageHash(client, {...args, ...own}),
    getMessagesByTransactionHash: (args) => getMessagesByTransactionHash(client, {...args, ...own}),
    getTransactionReceiptByMessageHash: (args) =>
      getTransactionReceiptByMessageHash(client, {...args, ...own}),
  });
}

export function walletActionsL1(parameters?: {
  lineaRollupAddress: Address;
  l2MessageServiceAddress: Address;
  l1TokenBridgeAddress: Address;
  l2TokenBridgeAddress: Address;
}) {
  const rollup = parameters && {lineaRollupAddress: parameters.lineaRollupAddress};
  return <chain extends MaybeChain = MaybeChain, account extends MaybeAccount = MaybeAccount>(
    client: Client<Transport, chain, account>,
  ): WalletActionsL1 => ({
    deposit: (args) => deposit(client as Client, {...args, ...parameters} as DepositParameters),
    claimOnL1: (args) => {
      const l2 = parameters && {l2MessageServiceAddress: parameters.l2MessageServiceAddress};
      const addresses = args.l2Client ? {...rollup, ...l2} : rollup;
      return claimOnL1(client as Client, {...args, ...addresses} as ClaimOnL1Parameters);
    },
  });
}

export function walletActionsL2(parameters?: {
  l2MessageServiceAddress: Address;
  l2TokenBridgeAddress: Address;
}) {
  const service = parameters && {l2MessageServiceAddress: parameters.l2MessageServiceAddress};
  return <chain extends MaybeChain = MaybeChain, account extends MaybeAccount = MaybeAccount>(
    client: Client<Transport, chain, account>,
  ): WalletActionsL2 => ({
    withdraw: (args) => withdraw(client as Client, {...args, ...parameters} as WithdrawParameters),
    claimOnL2: (args) => claimOnL2(client as Client, {...args, ...service} as ClaimOnL2Parameters),
  });
}
