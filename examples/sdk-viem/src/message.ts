import {getMessagesByTransactionHash} from '@lfdt-lineth/sdk-viem';
import {type Client, type Hash, isHash} from 'viem';

/** The hash from the command line. */
export function readHash(): Hash {
  const hash = process.argv[2];
  if (hash === undefined || !isHash(hash)) {
    throw new Error('Pass the hash of the transaction that sent the message');
  }
  return hash;
}

// #region message
/** The first message that a transaction sent. Pass the client of the sending layer. */
export async function messageIn(client: Client, transactionHash: Hash) {
  const [message] = await getMessagesByTransactionHash(client, {transactionHash});
  if (message === undefined) {
    throw new Error(`${transactionHash} sent no message`);
  }
  return message;
}
// #endregion
