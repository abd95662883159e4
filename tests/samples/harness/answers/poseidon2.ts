import {hexToBytes, keccak256, stringToBytes} from 'viem';

/** The KoalaBear prime, 2^31 - 2^24 + 1. */
const P = 2_130_706_433;
const WIDTH = 16;
const DIGEST = 8;
const FULL_ROUNDS = 6;
const PARTIAL_ROUNDS = 21;
/** The seed of the round keys (gnark-crypto, `poseidon2.NewParameters` of the field koalabear). */
const SEED = `Poseidon2-koalabear[t=${WIDTH},rF=${FULL_ROUNDS},rP=${PARTIAL_ROUNDS},d=3]`;

/** `a · b mod P` in two halves, because the product exceeds the safe integers. */
const multiply = (a: number, b: number): number =>
  (((a * (b >>> 16)) % P) * 65_536 + a * (b & 0xffff)) % P;

function power(base: number, exponent: number): number {
  const half = exponent > 1 ? power(multiply(base, base), exponent >>> 1) : 1;
  return exponent & 1 ? multiply(base, half) : half;
}

const inverse = (value: number): number => power(value, P - 2);
const negative = (value: number): number => (P - value) % P;

const [half, eighth, sixteenth] = [inverse(2), inverse(8), inverse(16)] as const;
const [small, smallest] = [inverse(256), inverse(2 ** 24)] as const;

/** The diagonal of the matrix of partial rounds. */
const DIAGONAL = [
  ...[negative(2), 1, 2, half, 3, 4, negative(half), negative(3), negative(4)],
  ...[small, eighth, smallest, negative(small), negative(eighth)],
  ...[negative(sixteenth), negative(smallest)],
];

const isFull = (round: number): boolean =>
  round < FULL_ROUNDS / 2 || round >= FULL_ROUNDS / 2 + PARTIAL_ROUNDS;

/** A chain of Keccak hashes, each read as a number modulo P: 16 keys for a full round, one for a partial one. */
const ROUND_KEYS: readonly (readonly number[])[] = (() => {
  let link = keccak256(stringToBytes(SEED));
  const next = () => {
    link = keccak256(link);
    return Number(BigInt(link) % BigInt(P));
  };
  return Array.from({length: FULL_ROUNDS + PARTIAL_ROUNDS}, (_, round) =>
    Array.from({length: isFull(round) ? WIDTH : 1}, next),
  );
})();

/** Mixes each group of four, then adds the sum of its column to each element. */
function mixAll(state: readonly number[]): number[] {
  const mixed = state.map((value, at) => {
    const group = at - (at % 4);
    const sum = state.slice(group, group + 4).reduce((total, each) => total + each);
    return sum + value + 2 * (state[group + ((at + 1) % 4)] ?? 0);
  });
  const columns = [0, 1, 2, 3].map((column) =>
    mixed.reduce((total, value, at) => (at % 4 === column ? total + value : total), 0),
  );
  return mixed.map((value, at) => (value + (columns[at % 4] ?? 0)) % P);
}

const cube = (value: number): number => multiply(multiply(value, value), value);

function permute(input: readonly number[]): number[] {
  return ROUND_KEYS.reduce<number[]>((state, keys, round) => {
    const keyed = state.map((value, at) => {
      const key = keys[at];
      return key === undefined ? value : cube((value + key) % P);
    });
    if (isFull(round)) {
      return mixAll(keyed);
    }
    const sum = keyed.reduce((total, value) => total + value) % P;
    return keyed.map((value, at) => (sum + multiply(value, DIAGONAL[at] ?? 0)) % P);
  }, mixAll(input));
}

/** Four bytes per element, big-endian, modulo P. */
const elements = (block: Uint8Array): number[] => {
  const view = new DataView(block.buffer, block.byteOffset, block.length);
  return Array.from({length: DIGEST}, (_, at) => view.getUint32(at * 4) % P);
};

/**
 * Poseidon2 over KoalaBear, block by block, the state hash of Linea since Beta v5.2
 * (`Poseidon2.sol` of lineth-monorepo at cb180134). A partial last block is padded on the left. The
 * local node uses it; the example that verifies proofs has its own implementation.
 */
export function poseidon2(...parts: readonly (Uint8Array | `0x${string}`)[]): Uint8Array {
  const bytes = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? hexToBytes(part) : part)),
  );
  let digest: number[] = new Array<number>(DIGEST).fill(0);
  for (let at = 0; at < bytes.length; at += 32) {
    const rest = bytes.subarray(at, at + 32);
    const block = new Uint8Array(32);
    block.set(rest, 32 - rest.length);
    const values = elements(block);
    const out = permute([...digest, ...values]);
    digest = values.map((value, index) => (value + (out[DIGEST + index] ?? 0)) % P);
  }
  const view = new DataView(new ArrayBuffer(32));
  digest.forEach((value, at) => {
    view.setUint32(at * 4, value);
  });
  return new Uint8Array(view.buffer);
}

/** Spreads bytes so that each four are below P: two zeros before each pair. */
export function spread(bytes: Uint8Array): Uint8Array {
  const wide = new Uint8Array(bytes.length * 2);
  bytes.forEach((byte, at) => {
    wide[4 * (at >> 1) + 2 + (at & 1)] = byte;
  });
  return wide;
}
