import {randomBytes} from 'node:crypto';
import {type Hash, isAddress, isAddressEqual, parseEventLogs, parseUnits, toHex} from 'viem';
import {DECIMALS, usdc} from '../src/usdc';
import {relayer} from './relayer';

const seller = process.env.VITE_SELLER ?? '';
if (!isAddress(seller)) {
  throw new Error('Set VITE_SELLER=0x… in .env');
}

/** The shop's only invoice. A real shop keeps its invoices in a database. */
export const invoice = {
  number: '2026-0042',
  amount: parseUnits('2.50', DECIMALS),
  seller,
  // The nonce of the transfer that pays this invoice.
  reference: toHex(randomBytes(32)),
  issuedIn: await relayer.getBlockNumber(),
};

// #region find
/** Finds the transaction that paid the invoice, from any sender. */
export async function findPayment(): Promise<Hash | undefined> {
  const authorizations = await relayer.getContractEvents({
    ...usdc,
    eventName: 'AuthorizationUsed',
    args: {nonce: invoice.reference},
    fromBlock: invoice.issuedIn,
  });
  for (const {args, logIndex, transactionHash} of authorizations) {
    const {logs} = await relayer.getTransactionReceipt({hash: transactionHash});
    // USDC logs the transfer right after its authorization. Ignore other transfers.
    const [transfer] = parseEventLogs({
      abi: usdc.abi,
      eventName: 'Transfer',
      logs: logs.filter(
        (log) => log.logIndex === logIndex + 1 && isAddressEqual(log.address, usdc.address),
      ),
    });
    if (
      transfer &&
      transfer.args.from === args.authorizer &&
      isAddressEqual(transfer.args.to, invoice.seller) &&
      transfer.args.value >= invoice.amount
    ) {
      return transactionHash;
    }
  }
  return undefined;
}
// #endregion find
