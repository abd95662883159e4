import type {DecoderAddress, DecoderData, DecoderMember} from '@site/src/contracts/decoderData';

/** The decoder's data, with its members by what they are looked up by. */
export interface CatalogIndex extends DecoderData {
  readonly byHash: ReadonlyMap<string, readonly DecoderMember[]>;
}

/** Sorts the members by selector and topic, once. */
export function catalogIndex(data: DecoderData): CatalogIndex {
  const byHash = new Map<string, DecoderMember[]>();
  for (const member of data.members) {
    if (member.hash !== undefined) {
      const same = byHash.get(member.hash) ?? [];
      same.push(member);
      byHash.set(member.hash, same);
    }
  }
  return {...data, byHash};
}

/** Whether a member is called: a public constant or variable is, by its getter. */
export const isCalled = ({kind}: DecoderMember) => kind !== 'event' && kind !== 'error';

/** Everybody who is known at an address: each chain has its own. */
export const knownAt = ({addresses}: DecoderData, address: string): readonly DecoderAddress[] =>
  addresses[address.toLowerCase()] ?? [];

/** The same in words, with the chains; undefined when nobody is known. */
export function whoIsAt(data: DecoderData, address: string): string | undefined {
  const known = knownAt(data, address);
  return known.length === 0 ? undefined : known.map(({label}) => label).join(', or ');
}

/** Whether a contract that answers at an address has the member, by itself or from a base. */
export const isAt = (data: DecoderData, address: string, {places, hash}: DecoderMember) =>
  knownAt(data, address).some(
    ({contract}) =>
      contract !== undefined &&
      (places.some((place) => place.contract === contract) ||
        (hash !== undefined && data.contracts[contract]?.inherited?.includes(hash) === true)),
  );

/** The names of the contracts that have a member, those that run first. */
export const ownersOf = ({contracts}: DecoderData, {places}: DecoderMember): readonly string[] =>
  places.map(({contract}) => contracts[contract]?.name ?? '');

/** How many contracts of Linea the decoder knows. */
export const contractCount = ({contracts}: DecoderData) =>
  contracts.filter(({own}) => own === true).length;
