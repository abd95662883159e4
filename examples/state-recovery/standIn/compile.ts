import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

// Prepares what the test places on a local node at the address of LineaRollup.
const input = {
  language: 'Solidity',
  sources: {'StandIn.sol': {content: readFileSync('standIn/StandIn.sol', 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    outputSelection: {'*': {'*': ['abi', 'evm.deployedBytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
}

const {abi, evm} = contracts['StandIn.sol'].StandIn;
mkdirSync('build', {recursive: true});
writeFileSync(
  'build/StandIn.json',
  JSON.stringify({abi, code: `0x${evm.deployedBytecode.object}`}),
);
