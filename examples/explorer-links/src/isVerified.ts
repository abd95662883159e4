import {isAddress} from 'viem';

const CHAIN_ID = '59144';
const ETHERSCAN_API = 'https://api.etherscan.io/v2/api';
const BLOCKSCOUT_API = 'https://api-explorer.linea.build/api/v2';

const address = process.argv[2] ?? '';
if (!isAddress(address)) {
  throw new Error('Pass a contract address');
}

/** Errors come with HTTP 200: check `status`. An empty source means unverified. */
async function onLineascan(): Promise<string> {
  const parameters = {
    chainid: CHAIN_ID,
    module: 'contract',
    action: 'getsourcecode',
    address,
    apikey: process.env.ETHERSCAN_API_KEY ?? '',
  };
  const answer = await fetch(`${ETHERSCAN_API}?${new URLSearchParams(parameters)}`);
  const {status, result} = (await answer.json()) as {
    status: string;
    result: string | {SourceCode: string; ContractName: string}[];
  };
  if (status !== '1' || typeof result === 'string') {
    return `no response: ${String(result)}`;
  }
  const [contract] = result;
  return contract?.SourceCode ? `verified, ${contract.ContractName}` : 'not verified';
}

/** Errors have an HTTP error status. `is_contract` is false for accounts. */
async function onBlockscout(): Promise<string> {
  const answer = await fetch(`${BLOCKSCOUT_API}/addresses/${address}`);
  if (!answer.ok) {
    return `no response: HTTP ${answer.status}`;
  }
  const {is_contract, is_verified, name} = (await answer.json()) as {
    is_contract: boolean;
    is_verified: boolean | null;
    name: string | null;
  };
  if (!is_contract) {
    return 'not a contract';
  }
  return is_verified ? `verified, ${name ?? 'without a name'}` : 'not verified';
}

console.log(`Lineascan   ${await onLineascan()}`);
console.log(`Blockscout  ${await onBlockscout()}`);
