import {
  type Account,
  type Address,
  type Client,
  encodeAbiParameters,
  type Hash,
  keccak256,
  numberToHex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {estimateContractGas, estimateFeesPerGas, getBlock, readContract} from 'viem/actions';
import {l2MessageService, lineaRollup} from './abis';
import {computeMessageHash} from './computeMessageHash';
import type {ClaimToPrice} from './tokenClaim';

/** The storage slot in which `L2MessageService` keeps the mapping of statuses. */
const INBOX_SLOT = 176n;

/** The storage slot of a message's status. */
const slotOf = (messageHash: Hash): Hash =>
  keccak256(encodeAbiParameters(parseAbiParameters('bytes32, uint256'), [messageHash, INBOX_SLOT]));

interface Question {
  readonly client: Client;
  readonly l2Client: Client;
  readonly rollup: Address;
  readonly l2Service: Address;
  readonly signer: Account;
  readonly claim: ClaimToPrice;
}

/** What the claim of the next message would cost, if it were anchored: gas and 6,000 more, at the price of now. */
export async function priceOfClaim(question: Question): Promise<bigint> {
  const {client, l2Client, rollup, l2Service, signer, claim} = question;
  const {from, to, value, calldata} = claim;
  const nonce = await readContract(client, {
    address: rollup,
    abi: lineaRollup,
    functionName: 'nextMessageNumber',
  });
  const slot = slotOf(computeMessageHash({...claim, fee: 0n, nonce}));
  const gas = await estimateContractGas(l2Client, {
    address: l2Service,
    abi: l2MessageService,
    functionName: 'claimMessage',
    account: signer.address,
    args: [from, to, 0n, value, zeroAddress, calldata, nonce],
    stateOverride: [{address: l2Service, stateDiff: [{slot, value: numberToHex(1, {size: 32})}]}],
  });
  const {baseFeePerGas} = await getBlock(l2Client);
  const {maxPriorityFeePerGas} = await estimateFeesPerGas(l2Client, {chain: l2Client.chain});
  return ((baseFeePerGas ?? 0n) + maxPriorityFeePerGas) * (gas + 6_000n);
}
