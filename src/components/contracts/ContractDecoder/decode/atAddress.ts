import type {DecoderMember, DecoderPlace} from '@site/src/contracts/decoderData';
import {type CatalogIndex, isDeployedAt, addressEntries, addressLabel} from './catalogIndex';

function withAddressFirst(
  member: DecoderMember,
  at: readonly (number | undefined)[],
): DecoderMember {
  const isHere = ({contract}: DecoderPlace) => at.includes(contract);
  const [first = member.places[0], ...more] = [
    ...member.places.filter(isHere),
    ...member.places.filter((place) => !isHere(place)),
  ];
  return {...member, places: [first, ...more]};
}

/** Sorts members of contracts at an address before other members. */
export function nearestFirst(
  index: CatalogIndex,
  members: readonly DecoderMember[],
  address: string | undefined,
): readonly DecoderMember[] {
  if (address === undefined) {
    return members;
  }
  const at = addressEntries(index, address).map(({contract}) => contract);
  return [
    ...members.filter((member) => isDeployedAt(index, address, member)),
    ...members.filter((member) => !isDeployedAt(index, address, member)),
  ].map((member) => withAddressFirst(member, at));
}

/** The title of a finding, with the label of the address, if there is one. */
export function titleAt(
  index: CatalogIndex,
  kind: string,
  preposition: 'for' | 'of',
  address: string | undefined,
): string {
  return address === undefined
    ? kind
    : `${kind} ${preposition} ${addressLabel(index, address) ?? address}`;
}

/** Notes about an address: no described contract there has the members, or the address is unknown. */
export function addressNotes(
  index: CatalogIndex,
  members: readonly DecoderMember[],
  address: string | undefined,
): readonly string[] {
  if (address === undefined || members.length === 0) {
    return [];
  }
  const who = addressLabel(index, address);
  if (who === undefined) {
    return [
      `No known Linea contract is at \`${address}\`. Other contracts can have the same selector.`,
    ];
  }
  const isDescribed = addressEntries(index, address).some(({contract}) => contract !== undefined);
  return !isDescribed || members.some((member) => isDeployedAt(index, address, member))
    ? []
    : [`This address is ${who}. Its reference doesn’t list this member.`];
}
