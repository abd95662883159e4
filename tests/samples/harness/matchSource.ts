import {
  type Address,
  createPublicClient,
  type Hex,
  http,
  isAddressEqual,
  type PublicClient,
} from 'viem';
import {runOrThrow} from './run';

/** Source code submitted for verification. */
export interface Claim {
  readonly address: Address;
  /** The compiler's standard JSON input. */
  readonly input: StandardInput;
  /** `path:Name`. */
  readonly contract: string;
  /** With the commit, and with or without a leading `v`. */
  readonly compilerVersion: string;
  /** Encoded, without `0x`. Absent for services that find them in the creation transaction. */
  readonly constructorArguments?: string;
}

/** The used part of the compiler's standard JSON input. */
export interface StandardInput {
  readonly settings: Readonly<Record<string, unknown>>;
}

interface Reference {
  readonly start: number;
  readonly length: number;
}

interface Compiled {
  readonly abi: readonly unknown[];
  readonly evm: {
    readonly bytecode: {readonly object: string};
    readonly deployedBytecode: {
      readonly object: string;
      readonly immutableReferences: Readonly<Record<string, readonly Reference[]>>;
    };
  };
}

/** The result of a verification. */
export type Verdict =
  | {readonly match: 'exact_match' | 'match'; readonly abi: readonly unknown[]}
  | {readonly match: null; readonly reason: 'no_code' | 'compiler' | 'no_match'};

/** The version as `0.8.37+commit.f401782d`. */
function plainVersion(text: string): string {
  const version = /\d+\.\d+\.\d+\+commit\.[0-9a-f]{8}/.exec(text)?.[0];
  return version ?? text;
}

/** The code without immutables, which differ between deployments. */
function withoutImmutables(code: Hex, references: Compiled['evm']['deployedBytecode']): string {
  const digits = Array.from(code.slice(2));
  for (const {start, length} of Object.values(references.immutableReferences).flat()) {
    digits.fill('0', 2 * start, 2 * (start + length));
  }
  return digits.join('');
}

/** The code without the compiler's suffix: the metadata's hash and the compiler's version. */
function withoutMetadata(code: string): string {
  const bytes = Number.parseInt(code.slice(-4), 16) + 2;
  return code.slice(0, -2 * bytes);
}

/** The data of the transaction that created a contract. Undefined if a factory created it. */
async function creationInput(client: PublicClient, address: Address): Promise<Hex | undefined> {
  for (let number = await client.getBlockNumber({cacheTime: 0}); number > 0n; number--) {
    const {transactions} = await client.getBlock({blockNumber: number, includeTransactions: true});
    for (const {hash, input, to} of transactions) {
      const {contractAddress} = await client.getTransactionReceipt({hash});
      if (to === null && contractAddress && isAddressEqual(contractAddress, address)) {
        return input;
      }
    }
  }
  return undefined;
}

/** Whether a contract was created with this code and, if given, these arguments. */
function createdFrom(created: Hex | undefined, code: string, args: string | undefined): boolean {
  if (created === undefined) {
    return true;
  }
  const expected = withoutMetadata(code);
  const same = created.slice(2, 2 + expected.length) === expected;
  return same && (args === undefined || created.slice(2 + code.length) === args);
}

/**
 * Verifies source code as a service does: compiles it and compares the result with the node's code
 * and with the creation transaction.
 * @param solc the compiler, with the native command line.
 */
export async function matchSource(rpcUrl: string, solc: string, claim: Claim): Promise<Verdict> {
  const client = createPublicClient({transport: http(rpcUrl)});
  const deployed = await client.getCode({address: claim.address});
  if (deployed === undefined) {
    return {match: null, reason: 'no_code'};
  }
  const inHere = {cwd: import.meta.dirname};
  const version = plainVersion(await runOrThrow(solc, ['--version'], inHere));
  if (plainVersion(claim.compilerVersion) !== version) {
    return {match: null, reason: 'compiler'};
  }
  const separator = claim.contract.lastIndexOf(':');
  const [file, name] = [claim.contract.slice(0, separator), claim.contract.slice(separator + 1)];
  const outputSelection = {[file]: {[name]: ['abi', 'evm']}};
  const settings = {...claim.input.settings, outputSelection};
  const input = JSON.stringify({...claim.input, settings});
  const {contracts} = JSON.parse(await runOrThrow(solc, [], {...inHere, input})) as {
    contracts?: Readonly<Record<string, Readonly<Record<string, Compiled>>>>;
  };
  const contract = contracts?.[file]?.[name];
  if (contract === undefined) {
    return {match: null, reason: 'no_match'};
  }
  const {abi, evm} = contract;
  const [here, there] = [`0x${evm.deployedBytecode.object}` as const, deployed].map((code) =>
    withoutImmutables(code, evm.deployedBytecode),
  );
  const created = await creationInput(client, claim.address);
  if (
    here === undefined ||
    there === undefined ||
    withoutMetadata(here) !== withoutMetadata(there) ||
    !createdFrom(created, evm.bytecode.object, claim.constructorArguments)
  ) {
    return {match: null, reason: 'no_match'};
  }
  return {match: here === there ? 'exact_match' : 'match', abi};
}
