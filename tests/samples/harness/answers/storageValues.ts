import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';
import type {Ask} from './lineaGetProof';

/** `MAX_STORAGE_SLOTS` of Besu. */
const MOST_SLOTS = 1024;

/** Rejects what Besu rejects (`EthGetStorageValues.java` at 683880ba). */
function checkSlots(lists: readonly Json[]): void {
  if (lists.includes(null)) {
    throw new RpcError(-32602, 'Invalid params', 'null slot list');
  }
  if (!lists.every((keys) => Array.isArray(keys) && !keys.includes(null))) {
    throw new RpcError(-32602, 'Invalid params');
  }
  const slots = lists.flat().length;
  if (slots > MOST_SLOTS) {
    throw new RpcError(-32602, `too many slots (max ${MOST_SLOTS})`);
  }
  if (slots === 0) {
    throw new RpcError(-32602, 'empty request');
  }
}

/** `eth_getStorageValues`: the slots of several contracts, read one by one. */
export async function storageValues(
  [slots, block]: readonly Json[],
  ask: Ask,
): Promise<JsonObject> {
  if (!isObject(slots)) {
    throw new RpcError(-32602, 'Invalid params');
  }
  checkSlots(Object.values(slots));
  const values = Object.entries(slots).map(async ([address, keys]) => [
    address.toLowerCase(),
    await Promise.all(
      (keys as readonly Json[]).map((key) =>
        ask('eth_getStorageAt', [address, key, block ?? 'latest']),
      ),
    ),
  ]);
  return Object.fromEntries((await Promise.all(values)) as [string, Json][]);
}
