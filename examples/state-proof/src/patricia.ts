import {fromRlp, type Hex, keccak256} from 'viem';

type Node = Hex | readonly Node[];

const EMPTY_TRIE = keccak256('0x80');

/** A node's part of the path, and whether the path ends there. The first digit encodes both. */
function pathOf(encoded: Hex): {digits: string; isLeaf: boolean} {
  const flag = Number.parseInt(encoded.charAt(2), 16);
  return {digits: encoded.slice(flag % 2 === 1 ? 3 : 4), isLeaf: flag >= 2};
}

/**
 * The value that a proof shows for a key in the trie with this root,
 * or `undefined` if the proof shows that the key has no value.
 *
 * @throws if the proof doesn't contain a node on the path.
 */
export function readProof(root: Hex, key: Hex, proof: readonly Hex[]): Hex | undefined {
  if (root === EMPTY_TRIE) {
    return undefined;
  }
  const nodes = [...proof];
  const load = (hash: Hex): Node => {
    const encoded = nodes.shift();
    if (encoded === undefined || keccak256(encoded) !== hash) {
      throw new Error(`The proof doesn't contain the node ${hash}`);
    }
    return fromRlp(encoded) as Node;
  };

  let rest = keccak256(key).slice(2);
  let next: Node = root;
  while (next !== '0x') {
    // A parent contains a node's hash, or the node itself if it's shorter than 32 bytes.
    const node: Node = typeof next === 'string' ? load(next) : next;
    const [first, second] = node as [Hex, Node];
    if (node.length === 17) {
      next = node[Number.parseInt(rest.charAt(0), 16)] as Node;
      rest = rest.slice(1);
      continue;
    }
    const {digits, isLeaf} = pathOf(first);
    if (!rest.startsWith(digits)) {
      return undefined;
    }
    rest = rest.slice(digits.length);
    if (isLeaf) {
      return rest === '' ? (second as Hex) : undefined;
    }
    next = second;
  }
  return undefined;
}
