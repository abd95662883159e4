import {encodeAbiParameters, parseAbiParameters} from 'viem';
import {describe, expect, it} from 'vitest';
import {
  type DecodedValue,
  LIST,
  readValues,
} from '@site/src/components/contracts/ContractDecoder/decode/readValues';
import type {DecoderSlot} from '@site/src/contracts/decoderData';
import {seededRandom} from '../../../tools/seededRandom';
import {data} from './knowledge';

type Slot = Pick<DecoderSlot, 'type' | 'components'>;

/** Pseudorandom integers below a maximum. */
function numbers(seed: number): (most: number) => number {
  const random = seededRandom(seed);
  return (most) => Math.floor(random() * most);
}

const hexOf = (size: number, next: (most: number) => number) =>
  Array.from({length: size}, () => next(256).toString(16).padStart(2, '0')).join('');

/** A random value of a type. */
function valueOf(slot: Slot, next: (most: number) => number): DecodedValue {
  const {type, components} = slot;
  const [, item, length] = LIST.exec(type) ?? [];
  if (item !== undefined) {
    const size = length === '' ? next(4) : Number(length);
    return Array.from({length: size}, () => valueOf({...slot, type: item}, next));
  }
  if (components !== undefined) {
    return components.map((part) => valueOf(part, next));
  }
  const [, kind = '', size = '256'] = /^([a-z]+)(\d*)$/.exec(type) ?? [];
  switch (kind) {
    case 'bool':
      return next(2) === 1;
    case 'string':
      return ['', '“é” 🌍', '\ufeffmarked', 'x'.repeat(next(70))][next(4)] ?? '';
    case 'address':
      return `0x${hexOf(20, next)}`;
    case 'bytes':
      return `0x${hexOf(type === 'bytes' ? next(70) : Number(size), next)}`;
    case 'uint':
      return BigInt(`0x${hexOf(Number(size) / 8, next)}`);
    default:
      return BigInt.asIntN(Number(size), BigInt(`0x${hexOf(Number(size) / 8, next)}`));
  }
}

const written = (slots: readonly Slot[], values: readonly DecodedValue[]) =>
  encodeAbiParameters(slots as never, values as never).slice(2);

const slotsOf = (types: string) =>
  parseAbiParameters(types).map((slot) => ({name: '', ...slot})) as readonly DecoderSlot[];

describe('values that were written as the ABI demands', () => {
  const withInputs = data.members.filter(({inputs}) => inputs.length > 0);

  it.each(withInputs.map((member) => [`${member.signature} ${member.kind}`, member] as const))(
    'of %s are read as they were',
    (_, {inputs}) => {
      for (const seed of [1, 2, 3]) {
        const values = inputs.map((slot) => valueOf(slot, numbers(seed)));
        expect(readValues(inputs, written(inputs, values))).toEqual({values});
      }
    },
  );

  it.each([
    'int8 a, int24 b, int256 c, bool d, bytes1 e, bytes31 f',
    'uint256[2][] a, uint256[][2] b, uint256[][] c',
    'string[2] a, bytes[] b, string[][] c',
    '(string name, (bytes data, uint8[3] list)[] parts, bool last)[] a, (address to)[2] b',
  ])('of %s are, too', (types) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const slots = slotsOf(types);
      const values = slots.map((slot) => valueOf(slot, numbers(seed)));
      expect(readValues(slots, written(slots, values))).toEqual({values});
    }
  });
});

describe('values that were cut', () => {
  const slots = slotsOf('uint256 first, string text, uint256 last');

  it('are told as far as they go, inside of structs and lists, too', () => {
    const nested = slotsOf('(uint256 number, bytes32[] proof, bytes data)[] claims');
    const claim = [7n, [`0x${'a'.repeat(64)}`, `0x${'b'.repeat(64)}`], '0x1234'] as const;
    const whole = written(nested, [[claim, claim]]);
    const cut = whole.slice(0, whole.indexOf('b'.repeat(64)));
    const {values, failure} = readValues(nested, cut);
    expect(values).toEqual([[[7n, [`0x${'a'.repeat(64)}`], undefined]]]);
    expect(failure).toMatch(/^`claims` ends outside|^`proof` ends outside/);
    // After the last byte there is only zero padding to a full word.
    for (let length = 0; length <= whole.lastIndexOf('1234'); length += 2) {
      const read = readValues(nested, whole.slice(0, length));
      expect(read.values).toHaveLength(1);
      expect(read.failure, String(length)).toEqual(expect.any(String));
    }
  });

  it('take nothing from the others', () => {
    const whole = written(slots, [1n, 'hello', 3n]);
    expect(readValues(slots, whole.slice(0, 3 * 64))).toEqual({
      values: [1n, undefined, 3n],
      failure: '`text` ends outside the data: it’s cut off, or an offset or a length is wrong.',
    });
    expect(readValues(slots, '')).toMatchObject({values: [undefined, undefined, undefined]});
  });
});

describe('data that unfolds to much more than it is', () => {
  const word = (value: number) => value.toString(16).padStart(64, '0');

  it.each([
    // All entries of the list refer to the same long bytes.
    ['bytes[] list', 15_000, (count: number) => word(32 * count)],
    // Each entry starts one word later, so no two have the same offset.
    ['bytes[] list', 15_000, (count: number, place: number) => word(32 * (count + (place % 1000)))],
    ['(address to, bytes data)[] calls', 10_000, (count: number) => word(32 * count)],
  ])('is given up soon: %s', (types, count, offset) => {
    const length = word(400_000);
    const digits = [
      word(32),
      word(count),
      ...Array.from({length: count}, (_, place) => offset(count, place)),
      ...Array.from({length: 15_000}, () => length),
    ].join('');
    const start = performance.now();
    const {values, failure} = readValues(slotsOf(types), digits);
    expect(failure).toMatch(/again and again|outside the data/);
    expect(performance.now() - start).toBeLessThan(3_000);
    const size = (value: DecodedValue | undefined): number =>
      Array.isArray(value)
        ? (value as readonly DecodedValue[]).reduce<number>((sum, each) => sum + size(each), 0)
        : String(value).length;
    expect(size(values)).toBeLessThan(3 * digits.length);
  });

  it('is read when it is small', () => {
    const digits = [word(32), word(3), word(96), word(96), word(96), word(2)].join('');
    const {values, failure} = readValues(slotsOf('bytes[] list'), `${digits}abcd${'0'.repeat(60)}`);
    expect(failure).toBeUndefined();
    expect(values).toEqual([['0xabcd', '0xabcd', '0xabcd']]);
  });
});
