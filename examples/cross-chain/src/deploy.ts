import {readFileSync} from 'node:fs';
import solc from 'solc';
import {type Abi, getAddress} from 'viem';
import {client} from './client';

const [name = '', ...values] = process.argv.slice(2);
const file = `contracts/${name}.sol`;
const {contracts, errors = []} = JSON.parse(
  solc.compile(
    JSON.stringify({
      language: 'Solidity',
      sources: {[file]: {content: readFileSync(file, 'utf8')}},
      settings: {
        evmVersion: 'cancun', // so that the code runs on older chains, too
        optimizer: {enabled: true, runs: 200},
        outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
      },
    }),
  ),
);
if (errors.length > 0) {
  throw new Error(errors[0].formattedMessage);
}

const abi: Abi = contracts[file][name].abi;
const constructor = abi.find((item) => item.type === 'constructor');
const hash = await client.deployContract({
  abi,
  bytecode: `0x${contracts[file][name].evm.bytecode.object}`,
  args: constructor?.inputs.map(({type}, i) =>
    type.startsWith('uint') ? BigInt(values[i] ?? '') : values[i],
  ),
  chain: null,
});
const {contractAddress} = await client.waitForTransactionReceipt({hash});
if (!contractAddress) {
  throw new Error(`${hash} created no contract`);
}
console.log(`deployed ${getAddress(contractAddress)} on chain ${await client.getChainId()}`);
