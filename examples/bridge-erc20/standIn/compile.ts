import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

// Prepares what a test places on a local node: the code that stands in for the token bridges of both layers, and tokens.
const input = {
  language: 'Solidity',
  sources: {'StandIn.sol': {content: readFileSync('standIn/StandIn.sol', 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors.map(({formattedMessage}) => formattedMessage).join('\n'));
}

mkdirSync('build', {recursive: true});
for (const name of ['StandInTokenBridge', 'SampleToken', 'BareToken', 'StandInCircle']) {
  const {abi, evm} = contracts['StandIn.sol'][name];
  const [bytecode, code] = [evm.bytecode, evm.deployedBytecode].map(({object}) => `0x${object}`);
  writeFileSync(`build/${name}.json`, JSON.stringify({abi, bytecode, code}));
}
