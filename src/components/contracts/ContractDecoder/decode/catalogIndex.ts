import type {DecoderAddress, DecoderData, DecoderMember} from '@site/src/contracts/decoderData';

export interface CatalogIndex extends DecoderData {
  readonly byHash: ReadonlyMap<string, readonly DecoderMember[]>;
}

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

/** Whether a member can be called. Public constants and variables can, by their getters. */
export const isCalled = ({kind}: DecoderMember) => kind !== 'event' && kind !== 'error';

/** The labels of an address, one for each chain. */
export const addressEntries = (
  {addresses}: DecoderData,
  address: string,
): readonly DecoderAddress[] => addresses[address.toLowerCase()] ?? [];

/** The labels of an address as text. Undefined if the address is unknown. */
export function addressLabel(data: DecoderData, address: string): string | undefined {
  const known = addressEntries(data, address);
  return known.length === 0 ? undefined : known.map(({label}) => label).join(', or ');
}

/** Whether a contract at an address declares or inherits the member. */
export const isDeployedAt = (data: DecoderData, address: string, {places, hash}: DecoderMember) =>
  addressEntries(data, address).some(
    ({contract}) =>
      contract !== undefined &&
      (places.some((place) => place.contract === contract) ||
        (hash !== undefined && data.contracts[contract]?.inherited?.includes(hash) === true)),
  );

/** The names of the contracts with a member, deployed contracts first. */
export const ownersOf = ({contracts}: DecoderData, {places}: DecoderMember): readonly string[] =>
  places.map(({contract}) => contracts[contract]?.name ?? '');

export const contractCount = ({contracts}: DecoderData) =>
  contracts.filter(({own}) => own === true).length;
