import {
  type JsonRpcProvider,
  toQuantity,
  type TransactionLike,
  type TransactionRequest,
  Wallet,
} from 'ethers';

/** The result of linea_estimateGas, in hexadecimal. */
type Quote = Record<'gasLimit' | 'baseFeePerGas' | 'priorityFeePerGas', string>;

/** A wallet that uses the gas limit and fees of linea_estimateGas, also for contract calls. */
export class LineaWallet extends Wallet {
  readonly #rpc: JsonRpcProvider;

  constructor(key: string, rpc: JsonRpcProvider) {
    super(key, rpc);
    this.#rpc = rpc;
  }

  override async populateTransaction(tx: TransactionRequest): Promise<TransactionLike<string>> {
    const {to, data, value} = await this.populateCall(tx);
    const quote: Quote = await this.#rpc.send('linea_estimateGas', [
      {from: this.address, to, data, value: toQuantity(value ?? 0)},
    ]);
    const priorityFee = BigInt(quote.priorityFeePerGas);
    return super.populateTransaction({
      gasLimit: BigInt(quote.gasLimit),
      maxPriorityFeePerGas: priorityFee,
      maxFeePerGas: 2n * BigInt(quote.baseFeePerGas) + priorityFee,
      ...tx,
    });
  }
}
