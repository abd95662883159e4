import {client} from './linea';
import {creatures} from './creatures';

const uri = () => client.readContract({...creatures, functionName: 'tokenURI', args: [1n]});
console.log(`before ${await uri()}`);

// Simulate first: a meal that comes too soon costs nothing.
const {request} = await client.simulateContract({
  ...creatures,
  functionName: 'feed',
  args: [1n],
});
const hash = await client.writeContract(request);
const {gasUsed} = await client.waitForTransactionReceipt({hash});

console.log(`after  ${await uri()}`);
console.log(`gas    ${gasUsed}`);
