import {beforeEach, describe, expect, it} from 'vitest';
import {
  createExclusions,
  type Exclusions,
  REPORTED,
} from '../../samples/harness/answers/exclusions';
import type {Json, JsonObject} from '../../samples/harness/lineaCall';

// Hashes, senders, nonces and answers are those of the service's own tests: TransactionExclusionAppTest.kt, Common.kt and
// ArgumentParserTest.kt of lineth-monorepo at cb180134.
const HASH = '0x526e56101cf39c1e717cef9cedf6fdddb42684711abda35bae51136dbb350ad7';
const DEPLOYMENT = '0x583eb047887cc72f93ead08f389a2cd84440f3322bc4b191803d5adb0a167525';
const REASON = 'Transaction line count for module ADD=402 is above the limit 70';

describe('the exclusion service', () => {
  const [reported, deployment] = REPORTED as [JsonObject, JsonObject];
  let service: Exclusions;
  beforeEach(() => {
    service = createExclusions();
  });
  const save = (report: Json) => service.save([{...reported, ...(report as JsonObject)}]);

  it('knows nothing at first', () => {
    expect(service.status([HASH])).toBeNull();
  });

  it('tells a refusal of the sequencer with its block', async () => {
    await expect(save({reasonMessage: REASON})).resolves.toEqual({status: 'SAVED', txHash: HASH});
    expect(service.status([HASH])).toEqual({
      txHash: HASH,
      from: '0x4d144d7b9c96b26361d6ac74dd1d8267edca4fc2',
      nonce: '0x64',
      txRejectionStage: 'SEQUENCER',
      reasonMessage: REASON,
      timestamp: '2024-08-31T09:18:51Z',
      blockNumber: '0x2710',
    });
  });

  it('tells a refusal of a node without a block', async () => {
    await expect(service.save(deployment)).resolves.toEqual({status: 'SAVED', txHash: DEPLOYMENT});
    expect(service.status([DEPLOYMENT])).toEqual({
      txHash: DEPLOYMENT,
      from: '0x0d06838d1dfba9ef0a4166cca9be16fb1d76dbfc',
      nonce: '0x1',
      txRejectionStage: 'RPC',
      reasonMessage: `Transaction ${DEPLOYMENT} line count for module HUB=2119318 is above the limit 2097152`,
      timestamp: '2024-10-31T09:18:51Z',
    });
  });

  it('tells the newest refusal', async () => {
    const report = {txRejectionStage: 'P2P', blockNumber: null, reasonMessage: REASON};
    await save({...report, timestamp: '2024-11-04T13:06:26.068Z'});
    await save({
      reasonMessage: `${REASON} (from Sequencer)`,
      timestamp: '2024-11-04T13:06:27.068Z',
    });
    expect(service.status([HASH])).toMatchObject({
      txRejectionStage: 'SEQUENCER',
      reasonMessage: `${REASON} (from Sequencer)`,
      timestamp: '2024-11-04T13:06:27.068Z',
    });
  });

  it('keeps the same reason once', async () => {
    await save({timestamp: '2024-11-04T13:06:26.068Z'});
    await expect(save({txRejectionStage: 'RPC'})).resolves.toEqual({
      status: 'DUPLICATE_ALREADY_SAVED_BEFORE',
      txHash: HASH,
    });
    expect(service.status([HASH])).toMatchObject({txRejectionStage: 'SEQUENCER'});
  });

  it.each([
    [{hash: HASH}, 'params should be a list'],
    [[], 'The given request params list should have one argument'],
    [[HASH, HASH], 'The given request params list should have one argument'],
    [
      [`${HASH}00`],
      'Hex string of transaction hash cannot be parsed:  expected to have 32 bytes, but got 33',
    ],
    [[`${HASH}0`], 'Hex string of transaction hash cannot be parsed: Must have an even length'],
    [
      [HASH.replace('526e', 'tt6e')],
      'Hex string of transaction hash cannot be parsed: not a hexadecimal digit: "t" = 116',
    ],
  ] as readonly [Json, string][])('refuses to look for %j', (params, message) => {
    expect(() => service.status(params)).toThrow(message);
    expect(() => service.status(params)).toThrow(expect.objectContaining({code: -32602}));
  });

  it.each([
    ['text', 'params should be either an object or a list'],
    [[], 'The given request params list should have one argument'],
    [['text'], 'The argument in the request params list should be an object'],
    [
      {...reported, timestamp: undefined, overflows: undefined},
      'Missing [timestamp,overflows] from the given request params',
    ],
    [{...reported, txRejectionStage: 'POOL'}, 'Unsupported transaction rejection stage: POOL'],
    [{...reported, timestamp: 'yesterday'}, 'Timestamp is not in ISO-8601'],
    [{...reported, blockNumber: 'ten'}, 'Block number cannot be parsed to an unsigned number'],
    [{...reported, reasonMessage: 'x'.repeat(1025)}, 'should not be more than 1024 characters'],
    [{...reported, transactionRLP: 'yyf8'}, 'Hex string of RLP-encoded transaction cannot'],
    [{...reported, transactionRLP: '0xaaf838'}, 'RLP-encoded transaction cannot be parsed'],
  ] as readonly [Json, string][])('refuses to keep %j', async (params, message) => {
    await expect(service.save(params)).rejects.toThrow(message);
  });
});
