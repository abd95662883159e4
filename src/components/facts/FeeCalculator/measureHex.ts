import {readRlp} from './readRlp';

export type Measured =
  | {readonly kind: 'nothing'}
  | {readonly kind: 'problem'; readonly text: string}
  | {readonly kind: 'calldata'; readonly calldataBytes: number; readonly gas: string}
  | {
      readonly kind: 'transaction';
      readonly type: number;
      readonly calldataBytes: number;
      readonly gas: string;
    };

/** The fields of a signed transaction: how many, and the places of gas limit and calldata. */
interface Layout {
  readonly type: number;
  readonly fields: number;
  readonly gas: number;
  readonly data: number;
}

const LEGACY: Layout = {type: 0, fields: 9, gas: 2, data: 5};

/** By the first byte of the transaction. */
const TYPED: readonly Layout[] = [
  {type: 1, fields: 11, gas: 3, data: 6},
  {type: 2, fields: 12, gas: 4, data: 7},
  {type: 4, fields: 13, gas: 4, data: 7},
];

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from({length: digits.length / 2}, (_, place) =>
    Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16),
  );
}

const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Gas of a transaction without calldata, and the least for each of its zero and other bytes (EIP-7623). */
const TRANSACTION_GAS = 21_000;
const ZERO_BYTE_GAS = 10;
const BYTE_GAS = 40;

/** The least gas of a transaction with this calldata, whatever it calls. */
function leastGas(calldata: Uint8Array): number {
  const zeros = calldata.filter((byte) => byte === 0).length;
  return TRANSACTION_GAS + ZERO_BYTE_GAS * zeros + BYTE_GAS * (calldata.length - zeros);
}

/** Reads a signed transaction. Undefined if the bytes are something else. */
function readTransaction(bytes: Uint8Array): Measured | undefined {
  const typed = TYPED.find(({type}) => type === bytes[0]);
  const {type, fields, gas, data} = typed ?? LEGACY;
  const [list, ...others] = readRlp(typed === undefined ? bytes : bytes.subarray(1)) ?? [];
  if (list?.isList !== true || others.length > 0) {
    return undefined;
  }
  const items = readRlp(list.content);
  const [limit, calldata] = [items?.[gas], items?.[data]];
  if (items?.length !== fields || limit?.isList !== false || calldata?.isList !== false) {
    return undefined;
  }
  return {
    kind: 'transaction',
    type,
    calldataBytes: calldata.content.length,
    gas: BigInt(`0x0${hexOf(limit.content)}`).toString(),
  };
}

/** Measures pasted calldata, or the calldata of a signed transaction. */
export function measureHex(text: string): Measured {
  const digits = text.replaceAll(/\s/g, '').replace(/^0x/i, '');
  if (digits === '') {
    return {kind: 'nothing'};
  }
  if (!/^[\da-f]+$/i.test(digits)) {
    return {kind: 'problem', text: 'Enter hexadecimal digits only, with or without 0x.'};
  }
  if (digits.length % 2 === 1) {
    return {kind: 'problem', text: 'A digit is missing: the number of digits is odd.'};
  }
  const bytes = bytesOf(digits);
  return (
    readTransaction(bytes) ?? {
      kind: 'calldata',
      calldataBytes: bytes.length,
      gas: String(leastGas(bytes)),
    }
  );
}

const count = new Intl.NumberFormat('en-US');

/** What was measured, in a sentence. */
export function measuredText(measured: Measured): string {
  switch (measured.kind) {
    case 'nothing':
      return 'The page measures it in your browser, and sends nothing.';
    case 'problem':
      return measured.text;
    case 'calldata':
      return `Calldata of ${count.format(measured.calldataBytes)} bytes. Gas is now ${count.format(BigInt(measured.gas))}, the least for these bytes. A call uses more: enter your estimate.`;
    case 'transaction':
      return `Signed transaction of type ${measured.type}: ${count.format(measured.calldataBytes)} bytes of calldata, gas limit ${count.format(BigInt(measured.gas))}.`;
  }
}
