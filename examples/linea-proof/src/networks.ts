import {createPublicClient, getContract, http, parseAbi} from 'viem';
import {linea, mainnet} from 'viem/chains';

const {L1_RPC_URL: l1Url} = process.env;
if (l1Url === undefined) {
  throw new Error('L1_RPC_URL is not set: give it an Ethereum endpoint');
}

/** Linea Mainnet. */
export const l2 = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

/** The contract on Ethereum that records the state roots of Linea. */
export const lineaRollup = getContract({
  address: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
  abi: parseAbi([
    'function currentL2BlockNumber() view returns (uint256)',
    'function stateRootHashes(uint256 blockNumber) view returns (bytes32 stateRootHash)',
  ]),
  client: createPublicClient({chain: mainnet, transport: http(l1Url)}),
});
