import {
  type Address,
  type Hash,
  type Hex,
  isAddressEqual,
  parseEventLogs,
  type PublicClient,
  TransactionReceiptNotFoundError,
} from 'viem';
import {l2MessageService, lineaRollup} from './contracts';
import type {Layers} from './layers';

/** A message, as in its `MessageSent` event. */
export interface Message {
  /** The layer that sent the message. */
  readonly layer: keyof Layers;
  readonly block: bigint;
  readonly from: Address;
  readonly to: Address;
  readonly fee: bigint;
  readonly value: bigint;
  readonly number: bigint;
  readonly data: Hex;
  readonly hash: Hash;
}

async function receiptOn(client: PublicClient, hash: Hash) {
  try {
    return await client.getTransactionReceipt({hash});
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) {
      return undefined;
    }
    throw error;
  }
}

/** The message that a transaction sent from either layer. */
export async function findMessage(layers: Layers, transaction: Hash): Promise<Message> {
  const services = [
    ['l1', lineaRollup],
    ['l2', l2MessageService],
  ] as const;
  for (const [layer, {abi, address}] of services) {
    const receipt = await receiptOn(layers[layer], transaction);
    if (receipt === undefined) {
      continue;
    }
    const sent = parseEventLogs({abi, eventName: 'MessageSent', logs: receipt.logs}).find((log) =>
      isAddressEqual(log.address, address),
    );
    if (sent === undefined) {
      throw new Error('This transaction sent no message.');
    }
    const {_from, _to, _fee, _value, _nonce, _calldata, _messageHash} = sent.args;
    return {
      layer,
      block: receipt.blockNumber,
      from: _from,
      to: _to,
      fee: _fee,
      value: _value,
      number: _nonce,
      data: _calldata,
      hash: _messageHash,
    };
  }
  throw new Error('Neither layer has a block with this transaction.');
}
