import {keccak256, toHex} from 'viem';

/** The order of the KoalaBear field: elements are numbers below it. */
export const P = 2n ** 31n - 2n ** 24n + 1n;

const power = (base: bigint, exponent: bigint): bigint => {
  let [result, square] = [1n, base % P];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) {
      result = (result * square) % P;
    }
    square = (square * square) % P;
  }
  return result;
};
/** A number modulo P, also below zero. */
const mod = (value: bigint) => ((value % P) + P) % P;
/** 1 / 2^n. */
const half = (n: bigint) => power(2n ** n, P - 2n);

// 3 full rounds, 21 partial ones, 3 full ones.
const ROUNDS = 27;
const isFull = (round: number) => round < 3 || round >= 24;

/** The keys of the rounds are a chain of Keccak hashes that starts with a name. */
const KEYS = (() => {
  let link = keccak256(toHex('Poseidon2-koalabear[t=16,rF=6,rP=21,d=3]'));
  return Array.from({length: ROUNDS}, (_, round) =>
    Array.from({length: isFull(round) ? 16 : 1}, () => {
      link = keccak256(link);
      return BigInt(link) % P;
    }),
  );
})();

/** What each element is multiplied with in a partial round. */
const DIAGONAL = [
  ...[-2n, 1n, 2n, half(1n), 3n, 4n, -half(1n), -3n, -4n],
  ...[half(8n), half(3n), half(24n), -half(8n), -half(3n), -half(4n), -half(24n)],
].map(mod);

const sum = (values: readonly bigint[]) => values.reduce((a, b) => a + b);

/** Mixes the elements in fours, then adds to each the sum of its place in all fours. */
function mixFours(state: readonly bigint[]): bigint[] {
  const fours = [0, 4, 8, 12].flatMap((at) => {
    const [a, b, c, d] = state.slice(at, at + 4) as [bigint, bigint, bigint, bigint];
    const all = a + b + c + d;
    return [all + a + 2n * b, all + b + 2n * c, all + c + 2n * d, all + d + 2n * a];
  });
  const sums = [0, 1, 2, 3].map((place) => sum(fours.filter((_, at) => at % 4 === place)));
  return fours.map((value, at) => (value + (sums[at % 4] ?? 0n)) % P);
}

/**
 * The permutation of Poseidon2: 16 elements in, 16 out.
 *
 * Each round adds keys, cubes and mixes. A partial one has a key for the first element only.
 */
export function permute(input: readonly bigint[]): bigint[] {
  let state = mixFours(input);
  KEYS.forEach((keys, round) => {
    const cubed = state.map((value, at) => {
      const key = keys[at];
      return key === undefined ? value : (value + key) ** 3n % P;
    });
    const all = sum(cubed);
    state = isFull(round)
      ? mixFours(cubed)
      : cubed.map((value, at) => (all + (DIAGONAL[at] ?? 0n) * value) % P);
  });
  return state;
}
