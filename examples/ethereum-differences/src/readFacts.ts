import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';
import {abi, code} from '../build/BlockFacts';

const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});
const show = (facts: object) => {
  for (const [name, value] of Object.entries(facts)) {
    console.log(`${name.padEnd(21)} ${value}`);
  }
};

const {baseFeePerGas, excessBlobGas, extraData, parentBeaconBlockRoot} = await client.getBlock();
show({baseFeePerGas, excessBlobGas, extraData, parentBeaconBlockRoot});

// Nothing is deployed: the node runs the code for this one call.
show(await client.readContract({code, abi, functionName: 'read'}));
