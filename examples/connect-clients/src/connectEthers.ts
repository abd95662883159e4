import {JsonRpcProvider} from 'ethers';

const LINEA_CHAIN_ID = 59144n;
const url = process.env.LINEA_RPC_URL ?? 'https://rpc.linea.build';

// One call per HTTP request: every call in a batch counts toward the rate limit.
const provider = new JsonRpcProvider(url, undefined, {batchMaxCount: 1});

// Without a network, ethers uses the chain ID that the endpoint returns.
const {chainId} = await provider.getNetwork();
if (chainId !== LINEA_CHAIN_ID) {
  throw new Error(`The endpoint is on chain ${chainId}, not ${LINEA_CHAIN_ID}`);
}
console.log(`chain ${chainId}, block ${await provider.getBlockNumber()}`);
provider.destroy();
