import {createPublicClient, getContract, http, parseAbi} from 'viem';
import {linea, mainnet} from 'viem/chains';

const {L1_RPC_URL: l1Url} = process.env;
if (l1Url === undefined) {
  throw new Error('Set L1_RPC_URL to an Ethereum endpoint');
}

/** Ethereum. */
export const l1 = createPublicClient({chain: mainnet, transport: http(l1Url)});

/** Linea Mainnet. */
export const l2 = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

/** The contract that verifies Linea's proofs. */
export const lineaRollup = getContract({
  address: '0xd19d4B5d358258f05D7B411E21A1460D11B0876F',
  abi: parseAbi([
    'function currentL2BlockNumber() view returns (uint256)',
    'event FinalizedStateUpdated(uint256 indexed blockNumber, uint256 timestamp, uint256 messageNumber, uint256 forcedTransactionNumber)',
  ]),
  client: l1,
});
