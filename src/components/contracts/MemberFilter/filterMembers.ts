import {isWanted, type ShownMember, type Wanted} from './members';

/** The sections of a contract's page (src/markdown/remarkContract). */
export const SECTION = '[data-part$="-section"]';

/** A described member, the row of an inherited member, or a base with the names of its members. */
const ENTRY = '[data-member], tr[id], li:not([data-member] *)';

const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

/** The members of an entry. Only a base has several. */
function membersIn(entry: HTMLElement): readonly ShownMember[] {
  const textsOf = (selector: string) => all(selector, entry).map(({textContent}) => textContent);
  if (entry.matches('li')) {
    const [base = '', ...names] = textsOf('code');
    return names.map((name) => ({names: [base, name], isInherited: true}));
  }
  const isInherited = entry.dataset.member !== 'own';
  return [{names: textsOf('h3, th code, data > code'), isInherited}];
}

/** The outcome of a filter. */
export interface Filtered {
  readonly shown: number;
  readonly total: number;
  /** Whether no member matches, and those shown are similar. */
  readonly isClose: boolean;
  /** The anchors of hidden headings. */
  readonly hidden: readonly string[];
}

/** Hides the other members of the page, and groups without members. If none matches, similar ones are shown. */
export function filterMembers(wanted: Wanted): Filtered {
  const isExact = all(SECTION)
    .flatMap((section) => all(ENTRY, section))
    .flatMap(membersIn)
    .some((member) => isWanted(member, wanted));
  const isShown = (member: ShownMember) => isWanted(member, wanted, !isExact);
  const members = all(SECTION).flatMap((section) => {
    const entries = all(ENTRY, section).map((entry) => ({entry, members: membersIn(entry)}));
    const isKept = (group: HTMLElement) =>
      entries.some(({entry}) => group.contains(entry) && !entry.hidden);
    for (const {entry, members: own} of entries) {
      entry.hidden = !own.some(isShown);
    }
    for (const fold of all('details:not([data-member])', section)) {
      fold.hidden = !isKept(fold);
      fold.toggleAttribute('open', wanted.query !== '');
    }
    section.hidden = !isKept(section);
    return entries.flatMap(({members: own}) => own);
  });
  const hidden = all(`${SECTION} :is(h2, h3)`).filter((heading) => heading.closest('[hidden]'));
  return {
    shown: members.filter(isShown).length,
    isClose: !isExact,
    total: members.length,
    hidden: hidden.map(({id}) => id),
  };
}

/** Opens or closes all members and tables of inherited members. */
export function foldMembers(isOpen: boolean): void {
  for (const fold of all(`${SECTION} details`)) {
    fold.toggleAttribute('open', isOpen);
  }
}
