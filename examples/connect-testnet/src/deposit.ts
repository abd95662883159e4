import {
  createWalletClient,
  formatEther,
  http,
  isHex,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {sepolia} from 'viem/chains';

/** LineaRollup on Ethereum Sepolia, the message service on L1. */
const LINEA_ROLLUP = '0xB218f8A4Bc926cF1cA7b3423c154a0D627Bdb7E5';

const {PRIVATE_KEY: key, L1_RPC_URL: url} = process.env;
if (!isHex(key) || url === undefined) {
  throw new Error('Set PRIVATE_KEY, and L1_RPC_URL to an Ethereum Sepolia endpoint');
}
const account = privateKeyToAccount(key);
const l1 = createWalletClient({account, chain: sepolia, transport: http(url)}).extend(
  publicActions,
);

// Recipient, claim fee, calldata. With a fee of 0, the network's postman claims.
const {request} = await l1.simulateContract({
  address: LINEA_ROLLUP,
  abi: parseAbi(['function sendMessage(address _to, uint256 _fee, bytes _calldata) payable']),
  functionName: 'sendMessage',
  args: [account.address, 0n, '0x'],
  value: parseEther(process.argv[2] ?? '0.01'),
});
const hash = await l1.writeContract(request);
console.log(`sent ${formatEther(request.value ?? 0n)} ETH with ${hash}`);

const {status, blockNumber} = await l1.waitForTransactionReceipt({hash});
console.log(`${status} in L1 block ${blockNumber}`);
