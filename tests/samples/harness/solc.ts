import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Abi, Hex} from 'viem';

/** What a caller asks the compiler, in part. */
export interface CompilerInput {
  readonly language: string;
  readonly sources: Readonly<Record<string, {readonly content: string}>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A compiled contract, without the `0x` that the compiler leaves out. */
export interface CompiledContract {
  readonly abi: Abi;
  readonly creationCode: Hex;
  readonly runtimeCode: Hex;
}

interface CompilerOutput {
  readonly errors?: readonly {readonly severity: string; readonly formattedMessage: string}[];
  readonly contracts?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Compiles with the compiler of `contractTools`.
 *
 * @param tools where the files of `tests/samples/contractTools` are.
 * @throws what the compiler says when the source does not compile, or holds no such contract.
 */
export function compileContract(
  tools: string,
  input: CompilerInput,
  [file, name]: readonly [file: string, name: string],
): CompiledContract {
  const outputSelection = {
    '*': {'*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object']},
  };
  const {stdout} = spawnSync(process.execPath, [path.join(tools, 'solc.mjs')], {
    input: JSON.stringify({...input, settings: {...input.settings, outputSelection}}),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const {contracts = {}, errors = []} = JSON.parse(stdout) as CompilerOutput;
  const compiled = contracts[file]?.[name] as
    | {
        abi: Abi;
        evm: Record<'bytecode' | 'deployedBytecode', {object: string}>;
      }
    | undefined;
  if (compiled === undefined) {
    const problems = errors.map(({formattedMessage}) => formattedMessage).join('\n');
    throw new Error(`${file} has no contract ${name}. ${problems}`);
  }
  const {bytecode, deployedBytecode} = compiled.evm;
  return {
    abi: compiled.abi,
    creationCode: `0x${bytecode.object}`,
    runtimeCode: `0x${deployedBytecode.object}`,
  };
}
