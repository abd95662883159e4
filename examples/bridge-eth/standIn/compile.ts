import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

// Prepares what a test places on a local node: the code that stands in for the contracts of both layers.
const input = {
  language: 'Solidity',
  sources: {'StandIn.sol': {content: readFileSync('standIn/StandIn.sol', 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.deployedBytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
}

mkdirSync('build', {recursive: true});
for (const name of ['StandInL1', 'StandInL2']) {
  const {abi, evm} = contracts['StandIn.sol'][name];
  const code = `0x${evm.deployedBytecode.object}`;
  writeFileSync(`build/${name}.json`, JSON.stringify({abi, code}));
}
