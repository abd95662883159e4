import {readFileSync} from 'node:fs';
import solc from 'solc';
import {createPublicClient, decodeAbiParameters, type Hex, http, isAddress, isHash} from 'viem';
import {lineaSepolia} from 'viem/chains';

const [contract = '', address = '', creation = ''] = process.argv.slice(2);
const [file = '', name = ''] = contract.split(':');
if (!isAddress(address) || !isHash(creation)) {
  throw new Error('Pass path:Name, the contract address and the creation transaction hash');
}

const input = JSON.parse(readFileSync('input.json', 'utf8'));
input.settings.outputSelection = {[file]: {[name]: ['abi', 'evm']}};
const output = JSON.parse(solc.compile(JSON.stringify(input)));
const compiled = output.contracts?.[file]?.[name];
if (compiled === undefined) {
  const error = output.errors?.find(({severity}: {severity: string}) => severity === 'error');
  throw new Error(error?.formattedMessage ?? `${contract} is not in input.json`);
}
const {bytecode, deployedBytecode} = compiled.evm;

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});
const {input: sent} = await client.getTransaction({hash: creation});
const stored = (await client.getCode({address})) ?? '0x';

/** Bytes that the compiler leaves empty. */
interface Gap {
  start: number;
  length: number;
}

function libraryGaps(references: Record<string, Record<string, Gap[]>>): [string, Gap[]][] {
  return Object.entries(references).flatMap(([path, gaps]) =>
    Object.entries(gaps).map(([library, places]): [string, Gap[]] => [
      `${path}:${library}`,
      places,
    ]),
  );
}

const createdGaps = libraryGaps(bytecode.linkReferences);
const storedGaps = libraryGaps(deployedBytecode.linkReferences);
const immutables = Object.values<Gap[]>(deployedBytecode.immutableReferences ?? {}).flat();
// A library's code starts with the library's own address.
const isLibrary = deployedBytecode.object.startsWith(`73${'0'.repeat(40)}30`);
const own = isLibrary ? [{start: 1, length: 20}] : [];

/** Hash and compiler version in the metadata, also of contracts that this contract creates. */
const METADATA =
  /(?<=64697066735822)[0-9a-f]{68}|(?<=65627a7a723[01]5820)[0-9a-f]{64}|(?<=64736f6c6343)[0-9a-f]{6}/g;

function empty(code: string, gaps: Gap[]): string {
  const digits = code.split('');
  for (const {start, length} of gaps) {
    digits.fill('0', 2 * start, 2 * (start + length));
  }
  return digits.join('');
}

function verdict(compiledCode: string, code: string, gaps: Gap[]): string {
  const [here, there] = [empty(compiledCode, gaps), empty(code, gaps)];
  if (here === there) {
    return 'exact match';
  }
  return here.replace(METADATA, '') === there.replace(METADATA, '')
    ? 'match, with different metadata'
    : 'NO MATCH';
}

const length = bytecode.object.length;
const verdicts = {
  creation: verdict(
    bytecode.object,
    sent.slice(2, 2 + length),
    createdGaps.flatMap(([, places]) => places),
  ),
  stored: verdict(deployedBytecode.object, stored.slice(2), [
    ...storedGaps.flatMap(([, places]) => places),
    ...immutables,
    ...own,
  ]),
};
console.log(`compiler  ${solc.version().replace('.Emscripten.clang', '')}`);
console.log(`creation  ${verdicts.creation}`);
console.log(`stored    ${verdicts.stored}`);
if (verdicts.stored !== 'NO MATCH') {
  for (const [library, [place]] of storedGaps) {
    const start = 2 + 2 * (place?.start ?? 0);
    console.log(`library   ${library} 0x${stored.slice(start, start + 40)}`);
  }
}
if (Object.values(verdicts).includes('NO MATCH')) {
  process.exit(1);
}

// The constructor arguments follow the code.
const args: Hex = `0x${sent.slice(2 + length)}`;
const constructor = compiled.abi.find(({type}: {type: string}) => type === 'constructor');
console.log(`arguments ${decodeAbiParameters(constructor?.inputs ?? [], args).join(', ')}`);
console.log(`encoded   ${args.slice(2)}`);
