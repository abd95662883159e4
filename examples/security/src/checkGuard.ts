import {type Address, createPublicClient, http, keccak256, parseAbi, toBytes} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

const abi = parseAbi([
  'function paused() view returns (bool)',
  'function pause()',
  'function unpause()',
  'function grantRole(bytes32 role, address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error EnforcedPause()',
  'error ExpectedPause()',
]);

const {VAULT, GUARDIAN} = process.env as {VAULT: Address; GUARDIAN: Address};
const call = {address: VAULT, abi, account: GUARDIAN} as const;

/** Simulates a call from the guardian's account. */
async function attempt(name: string, simulation: Promise<unknown>) {
  const outcome = await simulation.then(
    () => 'allowed',
    (error: {metaMessages?: string[]; shortMessage: string}) =>
      /Error: (\w+)/.exec(String(error.metaMessages ?? error))?.[1] ?? error.shortMessage,
  );
  console.log(`${name.padEnd(9)} ${outcome}`);
}

console.log(`paused    ${await client.readContract({...call, functionName: 'paused'})}`);
await attempt('pause', client.simulateContract({...call, functionName: 'pause'}));
await attempt('unpause', client.simulateContract({...call, functionName: 'unpause'}));
const args = [keccak256(toBytes('GUARDIAN')), GUARDIAN] as const;
await attempt('grantRole', client.simulateContract({...call, functionName: 'grantRole', args}));
