import {gzipSync} from 'node:zlib';
import {bytesToHex, type Hex, pad} from 'viem';
import {describe, expect, it} from 'vitest';
import {lineaGetProof, sparseStateRoot} from '../../samples/harness/answers/lineaGetProof';
import {EMPTY_STORAGE} from '../../samples/harness/answers/sparseState';
import {poseidon2} from '../../samples/harness/answers/poseidon2';
import type {Json} from '../../samples/harness/lineaCall';

const HOLDER = '0x1111111111111111111111111111111111111111';
const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ABSENT = '0x2222222222222222222222222222222222222222';
const BLOCK_HASH = `0x${'ab'.repeat(32)}`;

/** A node with 300 blocks, an account that holds 5 wei since block 290, and a contract with one slot in use. */
function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const [subject, second, third] = params as Hex[];
  const isContract = subject?.toLowerCase() === CONTRACT.toLowerCase();
  switch (method) {
    case 'eth_blockNumber':
      return Promise.resolve('0x12c');
    case 'eth_getBlockByHash':
      return Promise.resolve(subject === BLOCK_HASH ? {number: '0x12b'} : null);
    case 'anvil_dumpState': {
      const accounts = {
        [HOLDER]: {storage: {}},
        [CONTRACT.toLowerCase()]: {storage: {[pad('0x01')]: '0x', [pad('0x02')]: '0x'}},
      };
      return Promise.resolve(bytesToHex(gzipSync(JSON.stringify({accounts}))));
    }
    case 'eth_getBalance':
      return Promise.resolve(isContract || Number(second) < 290 ? '0x0' : '0x5');
    case 'eth_getTransactionCount':
      return Promise.resolve(isContract ? '0x1' : '0x0');
    case 'eth_getCode':
      return Promise.resolve(isContract ? '0x6001' : '0x');
    case 'eth_getStorageAt':
      return Promise.resolve(
        BigInt(second ?? 0) === 2n && third !== undefined ? pad('0x07') : '0x0',
      );
    default:
      return Promise.reject(new Error(`nobody asks ${method}`));
  }
}

const prove = (...params: Json[]) => lineaGetProof(params, ask) as Promise<never>;

interface Shown {
  readonly key: Hex;
  readonly leafIndex?: number;
  readonly proof?: {readonly value: Hex; readonly proofRelatedNodes: readonly Hex[]};
}
interface Shape {
  readonly accountProof: Shown;
  readonly storageProofs: readonly Shown[];
}

describe('linea_getProof of the local node', () => {
  it('proves an account without storage, and leaves the keys unanswered', async () => {
    const {accountProof, storageProofs} = (await prove(HOLDER, ['0x0'], 'latest')) as Shape;
    expect(accountProof.key).toBe(HOLDER);
    const words = (accountProof.proof?.value ?? '').slice(2).match(/.{64}/g);
    expect(words).toEqual([
      pad('0x').slice(2),
      pad('0x05').slice(2),
      EMPTY_STORAGE.slice(2),
      bytesToHex(poseidon2(new Uint8Array(32))).slice(2),
      // Keccak of nothing.
      'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
      pad('0x').slice(2),
    ]);
    expect(storageProofs).toEqual([]);
  });

  it('proves slots in the order of the question, full and empty', async () => {
    const {accountProof, storageProofs} = (await prove(CONTRACT, ['0x2', '0x1'], '0x12c')) as Shape;
    expect(accountProof.key).toBe(CONTRACT.toLowerCase());
    expect(storageProofs).toMatchObject([
      {key: pad('0x02'), leafIndex: 2, proof: {value: pad('0x07')}},
      {key: pad('0x01'), leftProof: {}, rightProof: {}},
    ]);
  });

  it('proves that an account is not there, at a block where it was not', async () => {
    expect(await prove(ABSENT, ['0x1'], 'latest')).toMatchObject({
      accountProof: {key: ABSENT, leftProof: {}, rightProof: {}},
      storageProofs: [],
    });
    expect(await prove(HOLDER, [], '0x121')).toMatchObject({accountProof: {leftProof: {}}});
    expect(await prove(HOLDER, [], '0x122')).toMatchObject({accountProof: {leafIndex: 2}});
  });

  it('hangs together: the root node is that of the state, and the storage is that of the account', async () => {
    const {accountProof, storageProofs} = (await prove(CONTRACT, ['0x2'], 'latest')) as Shape;
    const rootOf = ({proof}: Shown) => bytesToHex(poseidon2(proof?.proofRelatedNodes[0] ?? '0x'));
    expect(rootOf(accountProof)).toBe(await sparseStateRoot(300n, ask));
    const [slot] = storageProofs as [Shown];
    expect(accountProof.proof?.value.slice(130, 194)).toBe(rootOf(slot).slice(2));
  });

  it.each([['0x12c'], ['0xad'], [BLOCK_HASH], [{blockHash: BLOCK_HASH}], [{blockNumber: '0x12c'}]])(
    'has a state for %j',
    async (block) => {
      await expect(prove(HOLDER, [], block)).resolves.toHaveProperty('accountProof');
    },
  );

  it.each([
    ['0x12d'],
    ['0xac'],
    [`0x${'cd'.repeat(32)}`],
    ['finalized'],
    ['safe'],
    ['pending'],
    ['earliest'],
  ])('has none for %j', async (block) => {
    await expect(prove(HOLDER, [], block)).rejects.toMatchObject({
      code: -32600,
      message: 'BLOCK_MISSING_IN_CHAIN - block is missing',
    });
  });

  it.each([
    [[HOLDER, []]],
    [['0x11', [], 'latest']],
    [[HOLDER, '0x1', 'latest']],
    [[HOLDER, [`0x${'1'.repeat(65)}`], 'latest']],
    [[HOLDER, [1], 'latest']],
    [[HOLDER, [], 'newest']],
  ])('calls %j an internal error', async (params) => {
    await expect(prove(...(params as Json[]))).rejects.toMatchObject({
      code: -32603,
      message: 'Internal error',
    });
  });
});
