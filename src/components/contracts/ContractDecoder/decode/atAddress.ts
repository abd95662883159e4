import type {DecoderMember, DecoderPlace} from '@site/src/contracts/decoderData';
import {type CatalogIndex, isAt, knownAt, whoIsAt} from './catalogIndex';

/** The member with the contracts at an address before the others that have it. */
function placedFrom(member: DecoderMember, at: readonly (number | undefined)[]): DecoderMember {
  const isHere = ({contract}: DecoderPlace) => at.includes(contract);
  const [first = member.places[0], ...more] = [
    ...member.places.filter(isHere),
    ...member.places.filter((place) => !isHere(place)),
  ];
  return {...member, places: [first, ...more]};
}

/** Members of a contract at that address first, when it is known. */
export function nearestFirst(
  index: CatalogIndex,
  members: readonly DecoderMember[],
  address: string | undefined,
): readonly DecoderMember[] {
  if (address === undefined) {
    return members;
  }
  const at = knownAt(index, address).map(({contract}) => contract);
  return [
    ...members.filter((member) => isAt(index, address, member)),
    ...members.filter((member) => !isAt(index, address, member)),
  ].map((member) => placedFrom(member, at));
}

/** The title of a finding, with who is at the address, if there is one. */
export function titleAt(
  index: CatalogIndex,
  kind: string,
  preposition: 'for' | 'of',
  address: string | undefined,
): string {
  return address === undefined
    ? kind
    : `${kind} ${preposition} ${whoIsAt(index, address) ?? address}`;
}

/** What an address says about members: that no contract there has them, or that nobody knows the contract. */
export function addressNotes(
  index: CatalogIndex,
  members: readonly DecoderMember[],
  address: string | undefined,
): readonly string[] {
  if (address === undefined || members.length === 0) {
    return [];
  }
  const who = whoIsAt(index, address);
  if (who === undefined) {
    return [
      `No contract of Linea is known at \`${address}\`. Others can have members with the same selector.`,
    ];
  }
  const isDescribed = knownAt(index, address).some(({contract}) => contract !== undefined);
  return !isDescribed || members.some((member) => isAt(index, address, member))
    ? []
    : [`At this address is ${who}, which is described without this member.`];
}
