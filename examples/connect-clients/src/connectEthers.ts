import {JsonRpcProvider} from 'ethers';

const LINEA_CHAIN_ID = 59144n;
const url = process.env.LINEA_RPC_URL ?? 'https://rpc.linea.build';

// One call per HTTP request: batches use up a rate limit faster than they look.
const provider = new JsonRpcProvider(url, undefined, {batchMaxCount: 1});

// With no network given, ethers takes the one that the endpoint names.
const {chainId} = await provider.getNetwork();
if (chainId !== LINEA_CHAIN_ID) {
  throw new Error(`Expected chain ${LINEA_CHAIN_ID}, the endpoint serves ${chainId}`);
}
console.log(`chain ${chainId}, block ${await provider.getBlockNumber()}`);
provider.destroy();
