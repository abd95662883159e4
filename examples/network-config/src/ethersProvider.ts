import {JsonRpcProvider, Network} from 'ethers';

// With a static network, ethers doesn't request the chain ID repeatedly.
const linea = new Network('linea', 59144);
const provider = new JsonRpcProvider('https://rpc.linea.build', linea, {
  staticNetwork: linea,
  // The public endpoint is rate limited: one call per request, no large batches.
  batchMaxCount: 1,
});

console.log(`block ${await provider.getBlockNumber()}`);
provider.destroy();
