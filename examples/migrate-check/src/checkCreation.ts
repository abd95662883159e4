import {readFileSync} from 'node:fs';
import {concat, formatEther, type Hex, size} from 'viem';
import {linea} from './networks';
import {MOST_GAS, sizes} from './rules';

const [file, constructorArguments = '0x'] = process.argv.slice(2);
if (file === undefined) {
  throw new Error("Pass a contract's artifact and its encoded constructor arguments");
}

// Foundry keeps the init code in an object, Hardhat as text.
const artifact = JSON.parse(readFileSync(file, 'utf8')) as {bytecode: Hex | {object: Hex}};
const bytecode =
  typeof artifact.bytecode === 'string' ? artifact.bytecode : artifact.bytecode.object;
const initCode = concat([bytecode, constructorArguments as Hex]);

console.log(`init code ${size(initCode)} of ${sizes.initCode} bytes`);

// A Linea node simulates the creation, counts its trace lines and prices its calldata.
const {gasLimit, baseFeePerGas, priorityFeePerGas} = await linea.request<{
  Method: 'linea_estimateGas';
  Parameters: [{data: Hex}];
  ReturnType: Record<'gasLimit' | 'baseFeePerGas' | 'priorityFeePerGas', Hex>;
}>({method: 'linea_estimateGas', params: [{data: initCode}]});

const price = BigInt(baseFeePerGas) + BigInt(priorityFeePerGas);
console.log(`gas       ${BigInt(gasLimit)} of ${MOST_GAS}`);
console.log(`fee       ${formatEther(BigInt(gasLimit) * price)} ETH`);
