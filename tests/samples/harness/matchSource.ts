import {
  type Address,
  createPublicClient,
  type Hex,
  http,
  isAddressEqual,
  type PublicClient,
} from 'viem';
import {runOrThrow} from './run';

/** Source code that somebody claims a contract was compiled from. */
export interface Claim {
  readonly address: Address;
  /** Standard JSON input of the compiler. */
  readonly input: StandardInput;
  /** `path:Name`. */
  readonly contract: string;
  /** With commit, with or without a `v` in front. */
  readonly compilerVersion: string;
  /** Encoded, without `0x`. Services that find them in the creation transaction are not told. */
  readonly constructorArguments?: string;
}

/** The part of the compiler's standard JSON input that counts here. */
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

/** What a service finds out about a claim. */
export type Verdict =
  | {readonly match: 'exact_match' | 'match'; readonly abi: readonly unknown[]}
  | {readonly match: null; readonly reason: 'no_code' | 'compiler' | 'no_match'};

/** `0.8.37+commit.f401782d`, however it is written. */
function plainVersion(text: string): string {
  const version = /\d+\.\d+\.\d+\+commit\.[0-9a-f]{8}/.exec(text)?.[0];
  return version ?? text;
}

/** The code without what differs between two deployments of the same contract. */
function withoutImmutables(code: Hex, references: Compiled['evm']['deployedBytecode']): string {
  const digits = Array.from(code.slice(2));
  for (const {start, length} of Object.values(references.immutableReferences).flat()) {
    digits.fill('0', 2 * start, 2 * (start + length));
  }
  return digits.join('');
}

/** The code without what the compiler appends to it: the hash of the metadata, and its own version. */
function withoutMetadata(code: string): string {
  const bytes = Number.parseInt(code.slice(-4), 16) + 2;
  return code.slice(0, -2 * bytes);
}

/** The data of the transaction that created a contract, if it was one and not a call to a factory. */
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

/** Whether a contract was created with this code and, where they are given, with these arguments. */
function createdFrom(created: Hex | undefined, code: string, args: string | undefined): boolean {
  if (created === undefined) {
    return true;
  }
  const expected = withoutMetadata(code);
  const same = created.slice(2, 2 + expected.length) === expected;
  return same && (args === undefined || created.slice(2 + code.length) === args);
}

/**
 * Does what a verification service does: compiles what is claimed, and compares it with the code that the node has and
 * with the transaction that put it there.
 *
 * @param solc the compiler, behind the command line of the native one.
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
