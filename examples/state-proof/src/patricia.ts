import {fromRlp, type Hex, keccak256} from 'viem';

type Node = Hex | readonly Node[];

const EMPTY_TRIE = keccak256('0x80');

/** A node's part of the path, and whether it ends there: the first digit says both. */
function pathOf(encoded: Hex): {digits: string; isLeaf: boolean} {
  const flag = Number.parseInt(encoded.charAt(2), 16);
  return {digits: encoded.slice(flag % 2 === 1 ? 3 : 4), isLeaf: flag >= 2};
}

/**
 * What a proof says of a key: the value that the trie with this root holds,
 * or `undefined` when it shows that there is none.
 *
 * @throws when the nodes do not lead from the root to an answer.
 */
export function readProof(root: Hex, key: Hex, proof: readonly Hex[]): Hex | undefined {
  if (root === EMPTY_TRIE) {
    return undefined;
  }
  const nodes = [...proof];
  const load = (hash: Hex): Node => {
    const encoded = nodes.shift();
    if (encoded === undefined || keccak256(encoded) !== hash) {
      throw new Error(`The proof does not contain the node ${hash}`);
    }
    return fromRlp(encoded) as Node;
  };

  let rest = keccak256(key).slice(2);
  let next: Node = root;
  while (next !== '0x') {
    // A parent names a node by its hash, or holds it when it has less than 32 bytes.
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
