import {encodeFunctionData, parseAbi, parseEther} from 'viem';
import {request} from './request';

const headers = {apiKey: process.env.NOVES_API_KEY ?? '', 'content-type': 'application/json'};
const api = 'https://foresight.noves.fi/evm';

const chains = await request<{name: string}[]>(`${api}/chains`, {headers});
if (!chains.some(({name}) => name === 'linea')) {
  throw new Error('Noves does not preview transactions on Linea.');
}

// What your app would sign and send to the bundler: 0.001 ETH to another account.
const userOp = {
  sender: '0xa3aBDC7f6334CD3EE466A115f30522377787c024',
  nonce: 0,
  initCode: '0x',
  callData: encodeFunctionData({
    abi: parseAbi(['function execute(address dest, uint256 value, bytes func)']),
    args: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', parseEther('0.001'), '0x'],
  }),
  callGasLimit: 100_000,
  verificationGasLimit: 150_000,
  preVerificationGas: 60_000,
  maxFeePerGas: 60_000_000,
  maxPriorityFeePerGas: 60_000_000,
  paymasterAndData: '0x',
  signature: '0x',
};

const {type, description} = await request<{type: string; description: string}>(
  `${api}/linea/describe4337`,
  {method: 'POST', headers, body: JSON.stringify({userOp})},
);
console.log(`${type}: ${description}`);
