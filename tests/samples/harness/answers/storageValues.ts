import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';
import type {Ask} from './lineaGetProof';

/** `eth_getStorageValues`: the slots of several contracts, which the node is asked for one by one. */
export async function storageValues(
  [slots, block]: readonly Json[],
  ask: Ask,
): Promise<JsonObject> {
  if (!isObject(slots)) {
    throw new RpcError(-32602, 'Invalid params');
  }
  const values = Object.entries(slots).map(async ([address, keys]) => [
    address.toLowerCase(),
    await Promise.all(
      (Array.isArray(keys) ? keys : []).map((key: Json) =>
        ask('eth_getStorageAt', [address, key, block ?? 'latest']),
      ),
    ),
  ]);
  return Object.fromEntries((await Promise.all(values)) as [string, Json][]);
}
