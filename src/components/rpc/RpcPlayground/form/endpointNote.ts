import type {RpcMethod} from '@site/data/rpc/schema';
import type {NetworkChoice} from './link';

const UNCONFIRMED = 'No source says whether they answer this method.';

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
    ...(known === undefined
      ? []
      : [`On the public endpoints: ${known.charAt(0).toLowerCase()}${known.slice(1)}`]),
    ...(network === 'sepolia' && params.length > 0 ? ['The examples are of Linea Mainnet.'] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
