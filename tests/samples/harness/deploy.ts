import {type Address, createWalletClient, getAddress, type Hex, http, publicActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {DEVELOPMENT_KEY} from './localNode';

/** The address of Multicall3 on every network. */
const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Creates a contract on a local node from the first account. @returns its address. */
export async function deploy(rpcUrl: string, creationCode: Hex): Promise<Address> {
  const client = createWalletClient({
    account: privateKeyToAccount(DEVELOPMENT_KEY),
    pollingInterval: 200,
    transport: http(rpcUrl),
  }).extend(publicActions);
  const hash = await client.deployContract({abi: [], bytecode: creationCode, chain: null});
  const {contractAddress} = await client.waitForTransactionReceipt({hash});
  if (!contractAddress) {
    throw new Error(`${hash} created no contract`);
  }
  return getAddress(contractAddress);
}

/**
 * Puts Multicall3, which wagmi uses for reads, at its address on a local node.
 * @param viem the folder of the example's viem, which contains the code.
 */
export async function installMulticall(rpcUrl: string, viem: string): Promise<void> {
  const {multicall3Bytecode} = (await import(`${viem}/_esm/constants/contracts.js`)) as {
    multicall3Bytecode: Hex;
  };
  const address = await deploy(rpcUrl, multicall3Bytecode);
  const ask = async (method: string, params: readonly unknown[]) => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
    });
    return ((await response.json()) as {result: unknown}).result;
  };
  await ask('anvil_setCode', [MULTICALL, await ask('eth_getCode', [address, 'latest'])]);
}
