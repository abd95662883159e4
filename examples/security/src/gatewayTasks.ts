import {createPublicClient, http, parseAbi} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

const gateway = {
  address: '0xfaFCfceC4e29e9b4ECc8C0a3f7df1011580EEEf2',
  abi: parseAbi([
    'function taskId() view returns (uint256)',
    'function tasks(uint256) view returns (bytes31 payloadHash, bool completed)',
  ]),
} as const;

const next = await client.readContract({...gateway, functionName: 'taskId'});
console.log(`next task ${next}`);

const lowest = next > 5n ? next - 5n : 0n;
for (let id = next - 1n; id >= lowest; id--) {
  const [payloadHash, completed] = await client.readContract({
    ...gateway,
    functionName: 'tasks',
    args: [id],
  });
  const state = completed ? 'completed' : BigInt(payloadHash) === 0n ? 'skipped' : 'waiting';
  console.log(`task ${id} ${state}`);
}
