import {isAddress, isHex} from 'viem';
import type {Payment} from '../src/authorization';
import {usdc} from '../src/usdc';
import {findPayment, invoice} from './invoice';
import {relayer} from './relayer';

let isSending = false;

/** Sends the transfer that the buyer signed. The server sets recipient, amount and nonce, so USDC rejects a signature for less. */
export async function pay({from, validBefore, signature}: Partial<Payment>): Promise<object> {
  if (!from || !isAddress(from) || !isHex(signature) || typeof validBefore !== 'number') {
    throw new Error('Send from, validBefore and signature.');
  }
  if (validBefore - Date.now() / 1000 < 60) {
    throw new Error('The signature expires too soon.');
  }
  if (isSending) {
    throw new Error('Another payment of this invoice is being sent.');
  }
  isSending = true;
  try {
    if (await findPayment()) {
      throw new Error('This invoice is paid.');
    }
    if ((await relayer.getBalance(relayer.account)) === 0n) {
      throw new Error('The relayer has no ETH for gas.');
    }
    // Simulate first: the shop pays no gas for a signature that USDC rejects.
    const {request} = await relayer.simulateContract({
      ...usdc,
      functionName: 'transferWithAuthorization',
      args: [
        from,
        invoice.seller,
        invoice.amount,
        0n,
        BigInt(validBefore),
        invoice.reference,
        signature,
      ],
    });
    const hash = await relayer.writeContract(request);
    const {status} = await relayer.waitForTransactionReceipt({hash});
    console.log(`${status} ${hash}`);
    // The state can change between the simulation and the block.
    if (status === 'reverted') {
      throw new Error('The transfer reverted.');
    }
    return {hash};
  } finally {
    isSending = false;
  }
}
