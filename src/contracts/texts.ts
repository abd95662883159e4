import type {ContractMember} from '../../data/abis/schema';
import {identity} from './abi';
import {type Catalog, lineage, type Owned} from './catalog';
import type {Slot} from './declaration';

/** The key of a parameter's text: its name, or its position, `1` for the first. */
export const paramKey = ({name}: Slot, index: number) => name || String(index + 1);

/** The key of a result's text. A single result without a name has an empty key. */
export const returnKey = ({name}: Slot, index: number, all: readonly Slot[]) =>
  name || (all.length === 1 ? '' : String(index + 1));

type Texts = Readonly<Record<string, string>>;

const paramsOf = (member: ContractMember): Texts | undefined => member.params;

const returnsOf = (member: ContractMember): Texts | string | undefined =>
  'returns' in member ? member.returns : undefined;

/** The members of bases that this member overrides, nearest first. */
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

/** The texts of a member's parameters. A member without texts has those of the member that it overrides. */
export function paramTexts(catalog: Catalog, owned: Owned): Texts {
  const all = [owned, ...sameInBases(catalog, owned)];
  return all.map(({member}) => paramsOf(member)).find((texts) => texts !== undefined) ?? {};
}

/** The texts of a member's results, as in `paramTexts`. A single result without a name has an empty key. */
export function returnTexts(catalog: Catalog, owned: Owned): Texts {
  const all = [owned, ...sameInBases(catalog, owned)];
  const found = all.map(({member}) => returnsOf(member)).find((texts) => texts !== undefined) ?? {};
  return typeof found === 'string' ? {'': found} : found;
}
