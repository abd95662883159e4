import {readFileSync} from 'node:fs';
import {concat, formatEther, type Hex, size} from 'viem';
import {linea} from './networks';
import {MOST_GAS, sizes} from './rules';

const [file, constructorArguments = '0x'] = process.argv.slice(2);
if (file === undefined) {
  throw new Error('Give the artifact of a contract, and the encoded arguments of its constructor');
}

// Foundry keeps the init code in an object, Hardhat as text.
const artifact = JSON.parse(readFileSync(file, 'utf8')) as {bytecode: Hex | {object: Hex}};
const bytecode =
  typeof artifact.bytecode === 'string' ? artifact.bytecode : artifact.bytecode.object;
const initCode = concat([bytecode, constructorArguments as Hex]);

console.log(`init code ${size(initCode)} of ${sizes.initCode} bytes`);

// A node of Linea simulates the creation, counts the lines of its proof and prices its calldata.
const {gasLimit, baseFeePerGas, priorityFeePerGas} = await linea.request<{
  Method: 'linea_estimateGas';
  Parameters: [{data: Hex}];
  ReturnType: Record<'gasLimit' | 'baseFeePerGas' | 'priorityFeePerGas', Hex>;
}>({method: 'linea_estimateGas', params: [{data: initCode}]});

const price = BigInt(baseFeePerGas) + BigInt(priorityFeePerGas);
console.log(`gas       ${BigInt(gasLimit)} of ${MOST_GAS}`);
console.log(`fee       ${formatEther(BigInt(gasLimit) * price)} ETH`);
