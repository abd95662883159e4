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
  return {
    answers: [
      ...networkAnswers(),
      ...contractAnswers(),
      ...memberAnswers(),
      ...errorAnswers(),
      ...glossaryAnswers(),
      ...toolAnswers(),
    ],
    deployed: (contracts as readonly ContractFacts[])
      .filter(({deployed = []}) => deployed.length > 0)
      .flatMap((contract) => routeOf(contract) ?? []),
  };
}
