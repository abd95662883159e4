import {SparseMerkleTree} from '@lfdt-lineth/sdk-core';
import {concat, keccak256, stringToHex} from 'viem';

// #region tree
const tree = new SparseMerkleTree(5, (left, right) => keccak256(concat([left, right])));
const empty = tree.getRoot();

tree.addLeaf(0, keccak256(stringToHex('first message')));
tree.addLeaf(1, keccak256(stringToHex('second message')));

const {proof, root, leafIndex} = tree.getProof(1);
console.log(`leaf    ${leafIndex}, ${proof.length} siblings`);
console.log(`sibling ${proof[0] === tree.getLeaf(0)}`);
console.log(`changed ${root !== empty}`);
// #endregion
