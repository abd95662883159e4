import {
  type Address,
  encodeAbiParameters,
  type Hash,
  type Hex,
  isAddressEqual,
  isHash,
  keccak256,
  parseAbiParameters,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import {l2MessageService, lineaRollup, messageAbi} from './contracts';

/** A message, as in its `MessageSent` event. */
export interface Message {
  readonly _from: Address;
  readonly _to: Address;
  readonly _fee: bigint;
  readonly _value: bigint;
  readonly _nonce: bigint;
  readonly _calldata: Hex;
  readonly _messageHash: Hash;
}

/** The transaction hash from the command line. */
export function readHash(): Hash {
  const hash = process.argv[2];
  if (hash === undefined || !isHash(hash)) {
    throw new Error('Pass the hash of the transaction that sent the message');
  }
  return hash;
}

/** The message that a transaction sent from either layer. */
export function messageIn({logs, transactionHash}: TransactionReceipt): Message {
  const services = [lineaRollup.address, l2MessageService.address];
  const sent = parseEventLogs({abi: messageAbi, eventName: 'MessageSent', logs}).find(({address}) =>
    services.some((service) => isAddressEqual(service, address)),
  );
  if (sent === undefined) {
    throw new Error(`${transactionHash} sent no message`);
  }
  return sent.args;
}

// #region hash
/** The message hash on both layers: the hash of six fields, in this order. */
export function hashOf({_from, _to, _fee, _value, _nonce, _calldata}: Message): Hash {
  return keccak256(
    encodeAbiParameters(parseAbiParameters('address, address, uint256, uint256, uint256, bytes'), [
      _from,
      _to,
      _fee,
      _value,
      _nonce,
      _calldata,
    ]),
  );
}
// #endregion
