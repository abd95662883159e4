// Prices a transfer of wrapped ether for an account that has neither ether nor the token.

// #region override
import {createPublicClient, encodeFunctionData, erc20Abi, http, parseEther} from 'viem';
import {encodeAbiParameters, keccak256, pad, parseAbiParameters, toHex} from 'viem';
import {linea} from 'viem/chains';
import {estimateGas} from 'viem/linea';

const WRAPPED_ETHER = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f';
const holder = '0x1111111111111111111111111111111111111111';
const client = createPublicClient({chain: linea, transport: http('https://rpc.linea.build')});

// WETH9 keeps its balances in a mapping at slot 3.
const slot = keccak256(encodeAbiParameters(parseAbiParameters('address, uint256'), [holder, 3n]));

const estimate = await estimateGas(client, {
  account: holder,
  to: WRAPPED_ETHER,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', parseEther('1')],
  }),
  stateOverride: [
    {address: holder, balance: parseEther('0.01')},
    {address: WRAPPED_ETHER, stateDiff: [{slot, value: pad(toHex(parseEther('1')))}]},
  ],
});
console.log(estimate);
// #endregion
