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
  throw new Error(output.errors?.[0]?.formattedMessage ?? `${contract} is not in input.json`);
}
const {bytecode, deployedBytecode} = compiled.evm;

const client = createPublicClient({
  chain: lineaSepolia,
  transport: http('https://rpc.sepolia.linea.build'),
});
const {input: sent} = await client.getTransaction({hash: creation});
const stored = (await client.getCode({address})) ?? '0x';

/** The code without the metadata at its end: CBOR, its length in the last two bytes. */
function body(code: string): string {
  const end = code.length - 2 * (Number.parseInt(code.slice(-4), 16) + 2);
  return end > 0 && /^a[1-4]6/.test(code.slice(end)) ? code.slice(0, end) : code;
}

/** The code before the constructor sets the immutables. */
function unfilled(code: string): string {
  const digits = code.split('');
  const places: {start: number; length: number}[][] = Object.values(
    deployedBytecode.immutableReferences,
  );
  for (const {start, length} of places.flat()) {
    digits.fill('0', 2 * start, 2 * (start + length));
  }
  return digits.join('');
}

function verdict(here: string, there: string): string {
  if (here === there) {
    return 'exact match';
  }
  return body(here) === body(there) ? 'match, with different metadata' : 'NO MATCH';
}

const length = bytecode.object.length;
const verdicts = {
  creation: verdict(bytecode.object, sent.slice(2, 2 + length)),
  stored: verdict(deployedBytecode.object, unfilled(stored.slice(2))),
};
console.log(`compiler  ${solc.version().replace('.Emscripten.clang', '')}`);
console.log(`creation  ${verdicts.creation}`);
console.log(`stored    ${verdicts.stored}`);
if (Object.values(verdicts).includes('NO MATCH')) {
  process.exit(1);
}

// The constructor arguments follow the code.
const args: Hex = `0x${sent.slice(2 + length)}`;
const constructor = compiled.abi.find(({type}: {type: string}) => type === 'constructor');
console.log(`arguments ${decodeAbiParameters(constructor?.inputs ?? [], args).join(', ')}`);
console.log(`encoded   ${args.slice(2)}`);
