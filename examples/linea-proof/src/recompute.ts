import {type ByteArray, concat, hexToBytes, numberToBytes, numberToHex, toHex} from 'viem';
import {poseidon2} from './poseidon2';
import {hashOf} from './sparseProof';

interface Leaf {
  index: number;
  key: ByteArray;
  value: ByteArray;
}

const ZERO = new Uint8Array(32);
const LARGEST = hexToBytes(`0x${'7f000000'.repeat(8)}`);
const leaves: Leaf[] = [
  {index: 0, key: ZERO, value: ZERO},
  {index: 1, key: LARGEST, value: ZERO},
];

/** An index below 65,536 in the 64 bytes of a node. */
const wide = (index: number) => numberToBytes(index, {size: 64});
const byKey = (a: Leaf, b: Leaf) => (toHex(a.key) < toHex(b.key) ? -1 : 1);

/** The top root: the hash of the next free index and the root of the 40 levels. */
function topRoot() {
  const list = [...leaves].sort(byKey);
  let level = leaves.map((leaf) => {
    const place = list.indexOf(leaf);
    const previous = list[place - 1]?.index ?? 0;
    const next = list[place + 1]?.index ?? 1;
    return poseidon2(concat([wide(previous), wide(next), leaf.key, leaf.value]));
  });
  let empty: ByteArray = ZERO;
  for (let height = 0; height < 40; height += 1) {
    const pairs = Array.from({length: Math.ceil(level.length / 2)}, (_, at) => [
      level[2 * at] ?? empty,
      level[2 * at + 1] ?? empty,
    ]);
    level = pairs.map((pair) => poseidon2(concat(pair)));
    empty = poseidon2(concat([empty, empty]));
  }
  return toHex(poseidon2(concat([wide(leaves.length), level[0] ?? empty])));
}

const hashOfNumber = (number: number) => hashOf(numberToHex(number, {size: 32}));

function set(slot: number, number: number) {
  const [key, value] = [hashOfNumber(slot), hashOfNumber(number)];
  const leaf = leaves.find((other) => toHex(other.key) === toHex(key));
  if (leaf === undefined) {
    leaves.push({index: leaves.length, key, value});
  } else {
    leaf.value = value;
  }
  console.log(`slot ${slot} = ${number}   ${topRoot()}`);
}

console.log(`new tree     ${topRoot()}`);
set(0, 1);
set(1, 2);
set(2, 3);
set(1, 9);
