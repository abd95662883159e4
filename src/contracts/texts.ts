import type {ContractMember} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, type Owned} from './catalog';
import type {Slot} from './declaration';

/** Under which name the text of a parameter stands: its own, else its place, `1` for the first. */
export const paramKey = ({name}: Slot, index: number) => name || String(index + 1);

/** The same for a result. The only one, without a name, stands under the empty name. */
export const returnKey = ({name}: Slot, index: number, all: readonly Slot[]) =>
  name || (all.length === 1 ? '' : String(index + 1));

type Texts = Readonly<Record<string, string>>;

const paramsOf = (member: ContractMember): Texts | undefined => member.params;

const returnsOf = (member: ContractMember): Texts | string | undefined =>
  'returns' in member ? member.returns : undefined;

/** The same member as bases declare it, the nearest first. */
export function sameInBases(catalog: Catalog, {contract, member}: Owned): readonly Owned[] {
  const key = identity(member);
  return lineage(catalog, contract)
    .slice(1)
    .flatMap((base) =>
      base.members
        .filter((each) => identity(each) === key)
        .map((each) => ({contract: base, member: each})),
    );
}

/** The texts of a member's parameters: its own, else those of the base that declares the same member. */
export function paramTexts(catalog: Catalog, owned: Owned): Texts {
  const all = [owned, ...sameInBases(catalog, owned)];
  return all.map(({member}) => paramsOf(member)).find((texts) => texts !== undefined) ?? {};
}

/** The same for what it returns. A result without a name stands under the empty one. */
export function returnTexts(catalog: Catalog, owned: Owned): Texts {
  const all = [owned, ...sameInBases(catalog, owned)];
  const found = all.map(({member}) => returnsOf(member)).find((texts) => texts !== undefined) ?? {};
  return typeof found === 'string' ? {'': found} : found;
}
