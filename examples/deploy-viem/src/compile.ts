import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const file = 'contracts/TicketOffice.sol';
const input = {
  language: 'Solidity',
  sources: {[file]: {content: readFileSync(file, 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));

for (const {severity, formattedMessage} of errors) {
  console.error(formattedMessage);
  if (severity === 'error') {
    process.exit(1);
  }
}

const {abi, evm} = contracts[file].TicketOffice;
mkdirSync('build', {recursive: true});
writeFileSync('build/input.json', JSON.stringify(input));
writeFileSync(
  'build/ticketOffice.ts',
  [
    `export const abi = ${JSON.stringify(abi, undefined, 2)} as const;`,
    `export const bytecode = '0x${evm.bytecode.object}';`,
  ].join('\n\n'),
);
console.log(`solc ${solc.version().split('+')[0]}, ${evm.bytecode.object.length / 2} bytes`);
