import {catalog} from '@site/data/abis/contracts';
import {standards} from '@site/data/abis/standards';
import {addresses} from '@site/data/addresses';
import {contracts} from '@site/data/contracts';
import {
  type CatalogIndex,
  catalogIndex,
  ownersOf,
} from '@site/src/components/contracts/ContractDecoder/decode/catalogIndex';
import {decodeInput} from '@site/src/components/contracts/ContractDecoder/decode/decodeInput';
import type {Finding, Match} from '@site/src/components/contracts/ContractDecoder/decode/finding';
import {
  slotRows,
  type ValueRow,
} from '@site/src/components/contracts/ContractDecoder/decode/valueRows';
import {decoderData} from '../../../src/output/decoderData/decoderData';

/** The site's decoder data. */
export const data = decoderData({catalog, standards, deployed: contracts, known: addresses});
export const index: CatalogIndex = catalogIndex(data);

/** All findings in an input, most important first. */
export function findingsIn(input: string): readonly Finding[] {
  const decoded = decodeInput(index, input);
  if (decoded.kind !== 'findings') {
    throw new Error(`Nothing was found in it: ${decoded.kind === 'problem' ? decoded.text : ''}`);
  }
  return decoded.first(1000);
}

/** The only finding in an input. */
export function findingIn(input: string): Finding {
  const [finding, ...more] = findingsIn(input);
  if (finding === undefined || more.length > 0) {
    throw new Error(`Found ${more.length + (finding === undefined ? 0 : 1)} things, not one`);
  }
  return finding;
}

/** The first matching member of an input. */
export function matchIn(input: string): Match {
  const [match] = findingIn(input).matches;
  if (match === undefined) {
    throw new Error(`No member fits: ${findingIn(input).notes.join(' ')}`);
  }
  return match;
}

export function rowsIn(input: string): readonly ValueRow[] {
  const {
    members: [{inputs}],
    values = [],
  } = matchIn(input);
  return [...slotRows(inputs, values, index)];
}

/** The row with a name, at any depth. */
export function rowIn(input: string, name: string): ValueRow | undefined {
  return rowsIn(input).find((row) => row.name === name);
}

/** Contracts with a matching member. */
export const ownersIn = ({members}: Pick<Match, 'members'>) =>
  members.flatMap((member) => ownersOf(index, member));
