import type {Address, Hex} from './hex';
import type {ExtendedMessage, Message, MessageProof, OnChainMessageStatus} from './message';
import type {TransactionOptions, TransactionReceipt} from './transaction';

type BlockTag = 'latest' | 'earliest' | 'pending' | 'safe' | 'finalized';

interface ByHash {
  messageHash: Hex;
}

interface ByHashOnL2<Client> extends ByHash {
  l2Client: Client;
}

/** What both layers can be asked. */
interface PublicClient {
  getMessageByMessageHash<T = bigint>(args: ByHash): Promise<ExtendedMessage<T>>;
  getMessagesByTransactionHash<T = bigint>(args: {
    transactionHash: Hex;
  }): Promise<ExtendedMessage<T>[]>;
  getTransactionReceiptByMessageHash<T = bigint>(args: ByHash): Promise<TransactionReceipt<T>>;
}

export interface L1PublicClient extends PublicClient {
  getL2ToL1MessageStatus<T>(args: ByHashOnL2<T>): Promise<OnChainMessageStatus>;
  getMessageProof<T>(args: ByHashOnL2<T>): Promise<MessageProof>;
}

export interface L2PublicClient extends PublicClient {
  getBlockExtraData<Tag extends BlockTag>(args: {
    blockHash?: Hex | undefined;
    blockNumber?: bigint | undefined;
    blockTag?: Tag | BlockTag | undefined;
  }): Promise<{version: number; fixedCost: number; variableCost: number; ethGasPrice: number}>;
  getL1ToL2MessageStatus(args: ByHash): Promise<OnChainMessageStatus>;
}

/** A message as a claim needs it. */
type Claim<Unit, Type> = TransactionOptions<Unit, Type> &
  Omit<Message, 'messageHash'> & {feeRecipient?: Address};

interface Transfer {
  token: Address;
  to: Address;
  data?: Hex;
}

export interface L1WalletClient {
  deposit<Client, Unit = bigint, Type = string>(
    args: TransactionOptions<Unit, Type> & Transfer & {l2Client: Client; amount: Unit; fee?: Unit},
  ): Promise<Hex>;
  claimOnL1<Unit = bigint, Type = string>(
    args: Claim<Unit, Type> & {messageProof: MessageProof},
  ): Promise<Hex>;
}

export interface L2WalletClient {
  withdraw<Unit = bigint, Type = string>(
    args: TransactionOptions<Unit, Type> & Transfer & {amount: bigint},
  ): Promise<Hex>;
  claimOnL2<Unit = bigint, Type = string>(args: Claim<Unit, Type>): Promise<Hex>;
}
