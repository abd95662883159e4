import {gunzipSync} from 'node:zlib';
import {bytesToHex, type Hex, hexToBytes, keccak256, numberToHex, pad, size} from 'viem';
import {isObject, type Json, type JsonObject, RpcError} from '../lineaCall';
import {accountEntry, accountKey, codeHash, slotEntry, wordHash} from './sparseState';
import {type Entry, type Found, type SparseTree, sparseTree} from './sparseTree';

/** Sends a request to the local node. Throws its errors. */
export type Ask = (method: string, params: readonly unknown[]) => Promise<unknown>;

/** The number of states that the state manager keeps (`ZkWorldStateArchive.java`). */
const KEPT_STATES = 128n;

const missing = () => new RpcError(-32600, 'BLOCK_MISSING_IN_CHAIN - block is missing');
const malformed = () => new RpcError(-32603, 'Internal error');
const isText = (value: Json, form: RegExp): value is Hex =>
  typeof value === 'string' && form.test(value);

/** An account of the local node in the requested block. */
interface LocalAccount {
  readonly address: Hex;
  readonly nonce: bigint;
  readonly balance: bigint;
  readonly code: Hex;
  readonly storage: SparseTree | undefined;
}

async function askBlock(ask: Ask, method: string, block: unknown): Promise<bigint | undefined> {
  const found = (await ask(method, [block, false])) as {number: Hex} | null;
  return found === null ? undefined : BigInt(found.number);
}

/**
 * The block number, if its state is kept. Accepts a number, a hash, or `latest`, and no other tag.
 */
async function keptBlock(value: Json, ask: Ask): Promise<bigint> {
  const head = BigInt((await ask('eth_blockNumber', [])) as Hex);
  const {blockHash, blockNumber} = isObject(value) ? value : {};
  const named = isObject(value) ? (blockHash ?? blockNumber) : value;
  if (isText(named, /^0x[\da-f]{64}$/i)) {
    const number = await askBlock(ask, 'eth_getBlockByHash', named);
    return number === undefined ? Promise.reject(missing()) : keptBlock(numberToHex(number), ask);
  }
  if (isText(named, /^0x[\da-f]{1,16}$/i)) {
    const number = BigInt(named);
    return number > head || number + KEPT_STATES <= head ? Promise.reject(missing()) : number;
  }
  switch (value) {
    case 'latest':
      return head;
    case 'earliest':
    case 'finalized':
    case 'pending':
    case 'safe':
      throw missing();
    default:
      throw malformed();
  }
}

/** All accounts of the node, with every slot that was ever written. */
async function knownSlots(ask: Ask): Promise<readonly (readonly [Hex, readonly Hex[]])[]> {
  const packed = (await ask('anvil_dumpState', [])) as Hex;
  const {accounts} = JSON.parse(gunzipSync(hexToBytes(packed)).toString()) as {
    accounts: Record<Hex, {storage: Record<Hex, Hex>}>;
  };
  return (Object.entries(accounts) as [Hex, {storage: Record<Hex, Hex>}][])
    .map(([address, {storage}]) => [address, Object.keys(storage) as Hex[]] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

async function readAccount(
  address: Hex,
  slots: readonly Hex[],
  block: Hex,
  ask: Ask,
): Promise<LocalAccount> {
  const [balance, nonce, code, ...values] = (await Promise.all([
    ask('eth_getBalance', [address, block]),
    ask('eth_getTransactionCount', [address, block]),
    ask('eth_getCode', [address, block]),
    ...slots.map((slot) => ask('eth_getStorageAt', [address, slot, block])),
  ])) as [Hex, Hex, Hex, ...Hex[]];
  const entries = slots.flatMap((slot, at): Entry[] => {
    const value = values[at] ?? '0x';
    return BigInt(pad(value)) === 0n ? [] : [slotEntry(slot, value)];
  });
  return {
    address,
    balance: BigInt(balance),
    nonce: BigInt(nonce),
    code,
    storage: entries.length === 0 ? undefined : sparseTree(entries),
  };
}

const entryOf = ({address, nonce, balance, code, storage}: LocalAccount): Entry =>
  accountEntry(address, {
    nonce,
    balance,
    storageRoot: bytesToHex((storage ?? sparseTree([])).root),
    snarkCodeHash: codeHash(code),
    keccakCodeHash: keccak256(code),
    codeSize: BigInt(size(code)),
  });

/**
 * The state of the local node after a block, as the tree whose root the rollup contract would
 * store.
 */
async function stateAt(block: bigint, ask: Ask) {
  const known = await knownSlots(ask);
  const all = await Promise.all(
    known.map(([address, slots]) => readAccount(address, slots, numberToHex(block), ask)),
  );
  const accounts = all.filter(
    ({nonce, balance, code}) => nonce > 0n || balance > 0n || code !== '0x',
  );
  return {accounts, tree: sparseTree(accounts.map(entryOf))};
}

/** The state root of a block, for tests that stand in for the rollup contract. */
export async function sparseStateRoot(block: bigint, ask: Ask): Promise<Hex> {
  return bytesToHex((await stateAt(block, ask)).tree.root);
}

/** The fields in the order of the response. */
const shown = (key: Hex, found: Found): JsonObject => ({key, ...found}) as unknown as JsonObject;

/**
 * `linea_getProof` as the state manager implements it (`LineaGetProof.java` of shomei at 3f47bedc),
 * for the state of the local node. Without a finality limit, the last 128 blocks are kept. Leaves
 * are in the order of addresses, not of insertion: every order gives a valid tree.
 * @throws RpcError -32600 for a block without state, -32603 for malformed parameters
 */
export async function lineaGetProof(params: readonly Json[], ask: Ask): Promise<JsonObject> {
  const [address, keys, block] = params;
  if (!isText(address, /^0x[\da-f]{40}$/i) || !Array.isArray(keys) || block === undefined) {
    throw malformed();
  }
  const slots = keys.map((key: Json) => {
    if (!isText(key, /^0x[\da-f]{0,64}$/i)) {
      throw malformed();
    }
    return pad(`0x${key.slice(2).toLowerCase().padStart(64, '0')}`);
  });
  const {accounts, tree} = await stateAt(await keptBlock(block, ask), ask);
  const account = address.toLowerCase() as Hex;
  const storage = accounts.find((each) => each.address === account)?.storage;
  return {
    accountProof: shown(account, tree.find(accountKey(account))),
    storageProofs:
      storage === undefined ? [] : slots.map((slot) => shown(slot, storage.find(wordHash(slot)))),
  };
}
