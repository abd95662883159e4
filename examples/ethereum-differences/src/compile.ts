import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const names = ['BlockFacts', 'Ripemd'];
const sources = Object.fromEntries(
  names.map((name) => [name, {content: readFileSync(`contracts/${name}.sol`, 'utf8')}]),
);
const settings = {
  evmVersion: 'osaka',
  optimizer: {enabled: true, runs: 200},
  outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
};
const input = JSON.stringify({language: 'Solidity', sources, settings});
const {contracts, errors = []} = JSON.parse(solc.compile(input));
if (errors.length > 0) {
  throw new Error(
    errors.map((error: {formattedMessage: string}) => error.formattedMessage).join(''),
  );
}

mkdirSync('build', {recursive: true});
for (const name of names) {
  const {abi, evm} = contracts[name][name];
  const code = [
    `export const abi = ${JSON.stringify(abi, undefined, 2)} as const;`,
    `export const code = '0x${evm.bytecode.object}';`,
  ];
  writeFileSync(`build/${name}.ts`, code.join('\n'));
}
