import {catalog} from '../../../../data/abis/contracts';
import {standards} from '../../../../data/abis/standards';
import {addresses} from '../../../../data/addresses';
import {contracts} from '../../../../data/contracts';
import type {Answer} from '../../../search/answer';
import {decoderData} from '../../decoderData/decoderData';

/** The names of the contracts in an answer. A member can be in more. */
const MOST_CONTRACTS = 2;

/** The members of contracts by selector or topic. */
export function memberAnswers(): readonly Answer[] {
  const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
  return data.members.flatMap(({kind, signature, hash, places}): Answer[] => {
    const [first] = places;
    const page = data.contracts[first.page ?? first.contract]?.page;
    if (hash === undefined || !page?.startsWith('/')) {
      return [];
    }
    const owners = places.map(({contract}) => data.contracts[contract]?.name ?? '');
    const more = owners.length > MOST_CONTRACTS ? ' and others' : '';
    return [
      {
        label: `${hash.slice(0, 10)}: ${kind} of ${owners.slice(0, MOST_CONTRACTS).join(', ')}${more}`,
        value: signature,
        route: first.anchor === undefined ? page : `${page}#${first.anchor}`,
        questions: [hash],
      },
    ];
  });
}
