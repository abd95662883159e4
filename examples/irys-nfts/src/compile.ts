import {readFileSync} from 'node:fs';
import type {Abi, Hex} from 'viem';
import solc from 'solc';

/** Compiles `contracts/<name>.sol` with the templates that it imports from npm packages. */
export function compile(name: string): {abi: Abi; bytecode: Hex} {
  const file = `contracts/${name}.sol`;
  const input = {
    language: 'Solidity',
    sources: {[file]: {content: readFileSync(file, 'utf8')}},
    settings: {
      evmVersion: 'osaka',
      optimizer: {enabled: true, runs: 200},
      outputSelection: {'*': {'*': ['abi', 'evm.bytecode.object']}},
    },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (path: string) => ({contents: readFileSync(`node_modules/${path}`, 'utf8')}),
    }),
  );
  const contract = output.contracts?.[file]?.[name];
  if (contract === undefined) {
    throw new Error(
      output.errors.map((error: {formattedMessage: string}) => error.formattedMessage).join('\n'),
    );
  }
  return {abi: contract.abi, bytecode: `0x${contract.evm.bytecode.object}`};
}
