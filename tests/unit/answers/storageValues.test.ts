import {describe, expect, it, vi} from 'vitest';
import {storageValues} from '../../samples/harness/answers/storageValues';
import type {Json} from '../../samples/harness/lineaCall';

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`;

// `TestGetStorageValues` of Geth (internal/ethapi/api_test.go at 02b73d4e).
const ONE = '0x0000000000000000000000000000000000001111';
const TWO = '0x0000000000000000000000000000000000002222';
const STORAGE: Readonly<Record<string, string>> = {
  [`${ONE} ${word(0)}`]: word(42),
  [`${ONE} ${word(1)}`]: word(100),
  [`${TWO} ${word(2)}`]: word(200),
};

describe('slots of several contracts', () => {
  const ask = vi.fn((_: string, [address, slot]: readonly unknown[]) =>
    Promise.resolve(STORAGE[`${String(address)} ${String(slot)}`] ?? word(0)),
  );

  it('are those of each contract, in the order of the request', async () => {
    const slots = {[ONE]: [word(0), word(1)], [TWO]: [word(2)]};
    await expect(storageValues([slots, 'latest'], ask)).resolves.toEqual({
      [ONE]: [word(42), word(100)],
      [TWO]: [word(200)],
    });
  });

  it('are zero where nothing was written', async () => {
    await expect(storageValues([{[ONE]: [word(255)]}, 'latest'], ask)).resolves.toEqual({
      [ONE]: [word(0)],
    });
  });

  it('are those of the newest block when none is named', async () => {
    await storageValues([{[ONE]: [word(0)]}], ask);
    expect(ask).toHaveBeenLastCalledWith('eth_getStorageAt', [ONE, word(0), 'latest']);
  });

  it.each([
    // The same test of Geth, and `EthGetStorageValuesTest` of Besu at 683880ba, whose words these are.
    [{}, 'empty request', undefined],
    [{[ONE]: []}, 'empty request', undefined],
    [{[ONE]: Array.from({length: 1025}, () => word(0))}, 'too many slots (max 1024)', undefined],
    [{[ONE]: null}, 'Invalid params', 'null slot list'],
    [{[ONE]: ['0x0', null]}, 'Invalid params', undefined],
    ['0x0', 'Invalid params', undefined],
  ] as readonly [Json, string, string | undefined][])(
    'are refused: %#',
    async (slots, message, data) => {
      await expect(storageValues([slots, 'latest'], ask)).rejects.toMatchObject({
        code: -32602,
        message,
        data,
      });
    },
  );

  it('may be 1,024', async () => {
    const most = {[ONE]: Array.from({length: 1024}, () => word(0))};
    const answer = await storageValues([most, 'latest'], ask);
    expect(answer[ONE]).toHaveLength(1024);
  });
});
