import type {Address, Hex} from './hex';

interface Log {
  address: Address;
  topics: Hex[];
  data: Hex;
  blockNumber: bigint;
  transactionHash: Hex | null;
  transactionIndex: number | null;
  blockHash: Hex;
  logIndex: number | null;
  removed: boolean;
}

/** A receipt without the types of a library. */
export interface TransactionReceipt<Unit = bigint> {
  blockHash: Hex;
  blockNumber: Unit;
  contractAddress: Address | null | undefined;
  cumulativeGasUsed: Unit;
  effectiveGasPrice: Unit;
  from: Address;
  gasUsed: Unit;
  logs: Log[];
  logsBloom: Hex;
  status: string;
  to: Address | null;
  transactionHash: Hex;
  transactionIndex: number;
  type: string;
}

interface Base<Unit, Type> {
  from?: Hex;
  to?: Hex | null;
  nonce?: Unit;
  data?: Hex;
  value?: Unit;
  gas?: Unit;
  type: Type;
}

interface Legacy<Unit, Type> extends Base<Unit, Type> {
  gasPrice?: Unit;
}

type AccessList = {address: string; storageKeys: string[]}[];

interface WithAccessList<Unit, Type> extends Legacy<Unit, Type> {
  accessList: AccessList;
  chainId: Unit;
}

interface WithPriority<Unit, Type> extends Base<Unit, Type> {
  maxFeePerGas: Unit;
  maxPriorityFeePerGas: Unit;
  accessList?: AccessList;
  chainId: Unit;
}

interface WithBlobs<Unit, Type> extends WithPriority<Unit, Type> {
  maxFeePerBlobGas: Unit;
  blobVersionedHashes: Hex[];
}

interface WithAuthorization<Unit, Type> extends Base<Unit, Type> {
  authorizationList: {
    ephemeralAddress: string;
    proof?: string | undefined;
    validity?: {start?: Unit; end?: Unit};
  }[];
  chainId: Unit;
}

/** What a caller may set of a transaction whose sender, recipient and data follow from the call. */
export type TransactionOptions<Unit, Type> = Omit<
  | Legacy<Unit, Type>
  | WithAccessList<Unit, Type>
  | WithPriority<Unit, Type>
  | WithBlobs<Unit, Type>
  | WithAuthorization<Unit, Type>,
  'from' | 'data' | 'to'
>;
