import {concatHex, type Hex, keccak256, parseTransaction} from 'viem';
import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';
import type {Ask} from './lineaGetProof';

const refuse = (message: string) => new RpcError(-32602, message);

/** All transactions are read as bytes for the bundle's hash before one is decoded. */
function bytesOf(value: Json): Hex {
  if (typeof value !== 'string') {
    throw refuse('Malformed linea_sendBundle json param');
  }
  const digits = value.replace(/^0x/, '');
  if (digits.length % 2 === 1) {
    throw refuse('Invalid odd-length hex binary representation');
  }
  const odd = digits.search(/[^\da-f]/i);
  if (odd !== -1) {
    throw refuse(
      `Illegal character '${digits.charAt(odd)}' found at index ${odd} in hex binary representation`,
    );
  }
  return `0x${digits}`;
}

function checkDecodes(transaction: Hex): void {
  if (transaction === '0x') {
    throw refuse('Invalid raw transaction hex');
  }
  try {
    parseTransaction(transaction);
  } catch {
    throw refuse('Invalid RLP in raw transaction hex');
  }
}

/** JSON numbers unchanged, text as hexadecimal, with or without 0x. */
function blockNumberOf(value: Json): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
    return BigInt(value);
  }
  if (typeof value === 'string' && /^(0x)?[\da-f]{1,16}$/i.test(value)) {
    return BigInt(`0x${value.replace(/^0x/i, '')}`);
  }
  throw refuse('Malformed linea_sendBundle json param');
}

/**
 * Accepts a bundle as the plugin behind `eth_sendBundle` does (`LineaSendBundle.java` of
 * lineth-monorepo at cb180134), but executes none: a development node builds no blocks from
 * bundles.
 * @throws RpcError -32602 for every rejection
 */
export async function sendBundle(params: readonly Json[], ask: Ask): Promise<JsonObject> {
  const [bundle] = params;
  if (!isObject(bundle) || !Array.isArray(bundle.txs)) {
    throw refuse('Malformed linea_sendBundle json param');
  }
  const blockNumber = blockNumberOf(bundle.blockNumber);
  const head = BigInt((await ask('eth_blockNumber', [])) as Hex);
  if (blockNumber <= head) {
    throw refuse(
      `Bundle block number ${blockNumber} is not greater than current chain head block number ${head}`,
    );
  }
  const {maxTimestamp} = bundle;
  const now = Math.floor(Date.now() / 1000);
  if (typeof maxTimestamp === 'number' && maxTimestamp < now) {
    throw refuse(
      `Bundle max timestamp ${maxTimestamp} is in the past, current timestamp is ${now}`,
    );
  }
  const transactions = (bundle.txs as readonly Json[]).map(bytesOf);
  if (transactions.length === 0) {
    throw refuse('Malformed bundle, no bundle transactions present');
  }
  transactions.forEach(checkDecodes);
  return {bundleHash: keccak256(concatHex(transactions))};
}
