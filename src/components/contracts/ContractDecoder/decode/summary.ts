import {type CatalogIndex, ownersOf} from './catalogIndex';
import type {Decoded} from './decodeInput';
import type {Finding} from './finding';

const KINDS: Readonly<Record<string, string>> = {event: 'event', error: 'error'};

function findingText(index: CatalogIndex, {title, matches, notes}: Finding): string {
  const [match, ...more] = matches;
  if (match === undefined) {
    return `${title}. ${(notes[0] ?? '').replaceAll('`', '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}`;
  }
  const {members, values, failure} = match;
  const [member] = members;
  const owners = [...new Set(members.flatMap((each) => ownersOf(index, each)))];
  const others = owners.length > 1 ? ` and ${owners.length - 1} more` : '';
  const size = values?.filter((value) => value !== undefined).length;
  const counted = size === undefined ? '' : `, ${size} ${size === 1 ? 'value' : 'values'}`;
  const also = more.length > 0 ? ` ${more.length} more match.` : '';
  return `${title}: ${KINDS[member.kind] ?? 'function'} ${member.name} of ${owners[0] ?? ''}${others}${counted}. ${failure === undefined ? '' : 'Part of it can’t be read.'}${also}`.trim();
}

/** The result as text for screen readers. */
export function summary(index: CatalogIndex, decoded: Decoded): string {
  switch (decoded.kind) {
    case 'nothing':
      return '';
    case 'problem':
      return decoded.text;
    case 'findings': {
      const [finding] = decoded.first(1);
      const what = finding === undefined ? '' : findingText(index, finding);
      return decoded.size === 1
        ? what
        : `${new Intl.NumberFormat('en-US').format(decoded.size)} results. ${what}`;
    }
  }
}
