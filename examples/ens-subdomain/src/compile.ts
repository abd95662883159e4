import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

const file = 'SubdomainRecords.sol';
const input = {
  language: 'Solidity',
  sources: {[file]: {content: readFileSync(`contracts/${file}`, 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object', 'storageLayout']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors[0].formattedMessage);
}

const {abi, evm, storageLayout} = contracts[file].SubdomainRecords;
for (const {label, slot} of storageLayout.storage) {
  console.log(`slot ${slot.padStart(2)} ${label}`);
}
mkdirSync('build', {recursive: true});
const abiText = JSON.stringify(abi, undefined, 2);
writeFileSync(
  'build/records.ts',
  `export const abi = ${abiText} as const;\nexport const bytecode = '0x${evm.bytecode.object}';\n`,
);
