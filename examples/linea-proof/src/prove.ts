import {formatEther, type Hex, isAddress, isHex, toHex, zeroHash} from 'viem';
import {l2, lineaRollup} from './networks';
import {type AccountProof, verify} from './sparseProof';

const [address, ...slots] = process.argv.slice(2);
if (address === undefined || !isAddress(address) || !slots.every((slot) => isHex(slot))) {
  throw new Error('Pass an address and, if you want, storage slots such as 0x0');
}

// A block that Ethereum has finalized can't change. Linea has had time to prepare its proofs.
const asOf = {blockTag: 'finalized'} as const;
const block = await lineaRollup.read.currentL2BlockNumber(asOf);
const root = await lineaRollup.read.stateRootHashes([block], asOf);
if (root === zeroHash) {
  throw new Error(`LineaRollup has no state root for block ${block}`);
}

const answer = await l2.request<{
  Method: 'linea_getProof';
  Parameters: [address: Hex, slots: Hex[], block: Hex];
  ReturnType: AccountProof;
}>({method: 'linea_getProof', params: [address, slots as Hex[], toHex(block)]});

const account = verify(answer, {address, slots: slots as Hex[], root});
console.log(`block ${block}, state root ${root}`);
if (account === undefined) {
  console.log("proven: the account doesn't exist");
} else {
  const {nonce, balance, codeSize, storage} = account;
  console.log(`proven: nonce ${nonce}, ${formatEther(balance)} ETH, ${codeSize} bytes of code`);
  slots.forEach((slot, at) => console.log(`proven: slot ${slot} holds ${storage[at]}`));
}
