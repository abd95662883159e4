import type {
  Account,
  Address,
  Chain,
  FormattedTransactionRequest,
  GetChainParameter,
  IsUndefined,
  MaybeRequired,
} from 'viem';

/** The account of a call, which the client may have instead. */
type AccountOption<account extends Account | undefined> = MaybeRequired<
  {account?: Account | Address | undefined},
  IsUndefined<account>
>;

/** What a caller may set of a transaction whose recipient and data follow from the call. */
export type TransactionOptions<
  chain extends Chain | undefined,
  account extends Account | undefined,
  chainOverride extends Chain | undefined,
  derivedChain extends Chain | undefined,
> = Omit<FormattedTransactionRequest<derivedChain>, 'data' | 'to' | 'from'> &
  Partial<GetChainParameter<chain, chainOverride>> &
  Partial<AccountOption<account>>;
