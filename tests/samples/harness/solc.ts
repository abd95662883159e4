import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Abi, Hex} from 'viem';

/** A part of the compiler's input. */
export interface CompilerInput {
  readonly language: string;
  readonly sources: Readonly<Record<string, {readonly content: string}>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A compiled contract. Its code has no `0x`, as in the compiler's output. */
export interface CompiledContract {
  readonly abi: Abi;
  readonly creationCode: Hex;
  readonly runtimeCode: Hex;
}

interface CompilerOutput {
  readonly errors?: readonly {readonly severity: string; readonly formattedMessage: string}[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, RawContract>>>>;
}

/** The compiler's output: the contracts by file and name, and the warnings. */
interface Compilation {
  readonly contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>;
  readonly problems: readonly string[];
}

interface RawContract {
  readonly abi: Abi;
  readonly evm: Readonly<Record<'bytecode' | 'deployedBytecode', {readonly object: string}>>;
}

const compiled = ({abi, evm: {bytecode, deployedBytecode}}: RawContract): CompiledContract => ({
  abi,
  creationCode: `0x${bytecode.object}`,
  runtimeCode: `0x${deployedBytecode.object}`,
});

/**
 * Compiles an input with the compiler of `contractTools`. Contracts with errors are missing in the
 * result.
 * @param tools the staged `tests/samples/contractTools`.
 */
export function compileAll(tools: string, input: CompilerInput): Compilation {
  const outputSelection = {
    '*': {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']},
  };
  const {stdout} = spawnSync(process.execPath, [path.join(tools, 'solc.mjs')], {
    input: JSON.stringify({...input, settings: {...input.settings, outputSelection}}),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const {contracts = {}, errors = []} = JSON.parse(stdout) as CompilerOutput;
  return {
    contracts: Object.fromEntries(
      Object.entries(contracts).map(([file, byName]) => [
        file,
        Object.fromEntries(Object.entries(byName).map(([name, raw]) => [name, compiled(raw)])),
      ]),
    ),
    problems: errors.map(({formattedMessage}) => formattedMessage),
  };
}

/**
 * Compiles one contract with the compiler of `contractTools`.
 * @param tools the staged `tests/samples/contractTools`.
 * @throws the compiler's errors, or an error if there is no such contract.
 */
export function compileContract(
  tools: string,
  input: CompilerInput,
  [file, name]: readonly [file: string, name: string],
): CompiledContract {
  const {contracts, problems} = compileAll(tools, input);
  const found = contracts[file]?.[name];
  if (found === undefined) {
    throw new Error(`${file} has no contract ${name}. ${problems.join('\n')}`);
  }
  return found;
}
