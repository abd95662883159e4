import {getMessagesByTransactionHash} from '@lfdt-lineth/sdk-viem';
import {type Client, type Hash, isHash} from 'viem';

/** The hash that the command line gives. */
export function readHash(): Hash {
  const hash = process.argv[2];
  if (hash === undefined || !isHash(hash)) {
    throw new Error('Give the hash of the transaction that sent the message');
  }
  return hash;
}

// #region message
/** The first message that a transaction sent. The client is that of the layer it was sent from. */
export async function messageIn(client: Client, transactionHash: Hash) {
  const [message] = await getMessagesByTransactionHash(client, {transactionHash});
  if (message === undefined) {
    throw new Error(`${transactionHash} sent no message`);
  }
  return message;
}
// #endregion
