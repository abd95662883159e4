import type {RpcMethod} from '@site/data/rpc/schema';
import type {NetworkChoice} from './link';

const UNCONFIRMED = 'Not confirmed. Run the request to check.';

/** A note about the public endpoints: how they handle the method, and the network of the examples. */
export function endpointNote(
  {availability, params}: Pick<RpcMethod, 'availability' | 'params'>,
  network: NetworkChoice,
): string | undefined {
  if (network === 'own') {
    return undefined;
  }
  const {note, answers} = availability.find(({place}) => place === 'public endpoint') ?? {};
  const known = note ?? (answers === 'unconfirmed' ? UNCONFIRMED : undefined);
  const sentences = [
    ...(known === undefined ? [] : [`Public endpoints: ${known}`]),
    ...(network === 'sepolia' && params.length > 0 ? ['The examples are from Linea Mainnet.'] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
