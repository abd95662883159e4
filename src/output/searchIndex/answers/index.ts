import {contracts} from '../../../../data/abis/contracts';
import type {ContractFacts} from '../../../../data/abis/schema';
import {routeOf} from '../../../contracts/links';
import type {SearchFacts} from '../writeIndexes';
import {contractAnswers} from './contractAnswers';
import {errorAnswers} from './errorAnswers';
import {glossaryAnswers} from './glossaryAnswers';
import {memberAnswers} from './memberAnswers';
import {networkAnswers} from './networkAnswers';
import {toolAnswers} from './toolAnswers';

/** What the search knows of the network: answers from the facts, and which contracts are deployed. */
export function searchFacts(): SearchFacts {
  const ofNetworks = networkAnswers();
  const asked = new Set(ofNetworks.flatMap(({questions}) => questions));
  return {
    answers: [
      ...ofNetworks,
      ...contractAnswers(),
      ...memberAnswers(),
      ...errorAnswers(),
      ...glossaryAnswers(asked),
      ...toolAnswers(),
    ],
    deployed: (contracts as readonly ContractFacts[])
      .filter(({deployed = []}) => deployed.length > 0)
      .flatMap((contract) => routeOf(contract) ?? []),
  };
}
