import {domainSeparator, encodeFunctionData, parseAbi, parseSignature} from 'viem';
import {readContract, waitForTransactionReceipt, writeContract} from 'viem/actions';
import {l2MessageService} from './contracts';
import {account} from './networks';
import {linea, readAmount, readLayersAndToken} from './tokens';

const permitAbi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function nonces(address owner) view returns (uint256)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

const {here, token} = readLayersAndToken();
const {read} = here.tokenAt(token);
const amount = readAmount(process.argv[4], await read.decimals());

const chainId = here.chain.id;
const domain = {name: await read.name(), version: '1', chainId, verifyingContract: token};
const erc2612 = {address: token, abi: permitAbi} as const;
const expected = await readContract(here.client, {...erc2612, functionName: 'DOMAIN_SEPARATOR'});
if (domainSeparator({domain}) !== expected) {
  throw new Error('The token uses another permit domain: use approve');
}

const owner = account.address;
const spender = here.tokenBridge.address;
const deadline = BigInt(Math.floor(Date.now() / 1000) + 20 * 60);
const nonce = await readContract(here.client, {...erc2612, functionName: 'nonces', args: [owner]});
const signature = await account.signTypedData({
  domain,
  types: {
    Permit: [
      {name: 'owner', type: 'address'},
      {name: 'spender', type: 'address'},
      {name: 'value', type: 'uint256'},
      {name: 'nonce', type: 'uint256'},
      {name: 'deadline', type: 'uint256'},
    ],
  },
  primaryType: 'Permit',
  message: {owner, spender, value: amount, nonce, deadline},
});
const {r, s, yParity} = parseSignature(signature);

// The bridge expects the whole call of `permit`, including its selector.
const permit = encodeFunctionData({
  abi: permitAbi,
  functionName: 'permit',
  args: [owner, spender, amount, deadline, 27 + yParity, r, s],
});
const value = here === linea ? await l2MessageService.read.minimumFeeInWei() : 0n;
const {request} = await here.tokenBridge.simulate.bridgeTokenWithPermit(
  [token, amount, account.address, permit],
  {value},
);
const hash = await writeContract(here.client, request);
const {status} = await waitForTransactionReceipt(here.client, {hash});
console.log(`sent    ${hash}, ${status}`);
