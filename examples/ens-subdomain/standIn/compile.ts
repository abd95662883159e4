import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import solc from 'solc';

// Prepares what a test places on a local node: the code that stands in for the resolver on L1.
const input = {
  language: 'Solidity',
  sources: {'L1Resolver.sol': {content: readFileSync('standIn/L1Resolver.sol', 'utf8')}},
  settings: {
    evmVersion: 'osaka',
    optimizer: {enabled: true, runs: 200},
    outputSelection: {'*': {'*': ['evm.deployedBytecode.object']}},
  },
};
const {contracts, errors = []} = JSON.parse(solc.compile(JSON.stringify(input)));
if (errors.length > 0) {
  throw new Error(errors[0].formattedMessage);
}
const {evm} = contracts['L1Resolver.sol'].L1ResolverStandIn;
mkdirSync('build', {recursive: true});
writeFileSync('build/standIn.json', JSON.stringify(`0x${evm.deployedBytecode.object}`));
