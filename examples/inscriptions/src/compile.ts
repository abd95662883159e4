import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const input = {
  language: 'Solidity',
  sources: {'Postcards.sol': {content: readFileSync('contracts/Postcards.sol', 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors[0].formattedMessage);
}

const {abi, evm} = contracts['Postcards.sol'].Postcards;
mkdirSync('build', {recursive: true});
writeFileSync(
  'build/postcards.ts',
  [
    `export const abi = ${JSON.stringify(abi, undefined, 2)} as const;`,
    `export const bytecode = '0x${evm.bytecode.object}';`,
  ].join('\n'),
);
