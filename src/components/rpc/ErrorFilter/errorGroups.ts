import {almostMatchesError, type ErrorEntry, matchesError} from './matchesError';

/** A heading of the page, the elements up to the next one, and the list items and table rows in them. */
interface Group {
  readonly heading: HTMLElement;
  /** The heading of level 2 that the group is below, or its own. */
  readonly main: HTMLElement;
  readonly parts: HTMLElement[];
}

/** The outcome of a filter. */
export interface Filtered {
  readonly shown: number;
  readonly all: number;
  /** The anchors of the hidden headings. */
  readonly hidden: readonly string[];
  /** The first heading that is shown. */
  readonly first: HTMLElement | undefined;
}

/** The groups after an element. */
function groupsAfter(element: Element | null): readonly Group[] {
  const groups: Group[] = [];
  for (let next = element?.nextElementSibling; next; next = next.nextElementSibling) {
    const part = next as HTMLElement;
    if (part.matches('h2, h3')) {
      const main = part.matches('h2') ? part : (groups.at(-1)?.main ?? part);
      groups.push({heading: part, main, parts: []});
    } else {
      groups.at(-1)?.parts.push(part);
    }
  }
  return groups;
}

/** The list items and table rows of a part, without those in others. */
const entriesIn = (part: HTMLElement): readonly HTMLElement[] =>
  part.matches('ol, ul')
    ? ([...part.children] as HTMLElement[])
    : [...part.querySelectorAll<HTMLElement>('li, tbody > tr')].filter(
        (entry) => !entry.parentElement?.closest('li'),
      );

/** Whether a filter has hidden all entries of a part: a table has no use without rows. */
function isEmptied(part: HTMLElement): boolean {
  const entries = entriesIn(part);
  return entries.length > 0 && entries.every(({hidden}) => hidden);
}

interface FilteredGroup {
  readonly group: Group;
  readonly shown: number;
  readonly all: number;
}

/** Shows the matching entries of a group. @returns the numbers of entries. */
function filterGroup(group: Group, isMatch: (entry: ErrorEntry) => boolean): FilteredGroup {
  const {heading, main} = group;
  const entries = group.parts.flatMap(entriesIn);
  for (const entry of entries) {
    const message = entry.querySelector('strong > code')?.textContent;
    const text = `${main.textContent} ${heading.textContent} ${entry.textContent}`;
    entry.hidden = !isMatch({text, message});
  }
  return {group, shown: entries.filter(({hidden}) => !hidden).length, all: entries.length};
}

/** What counts as a match: the next if nothing matches. */
const matches: readonly ((entry: ErrorEntry, query: string) => boolean)[] = [
  (entry, query) => query === '' || matchesError(entry, query),
  (entry, query) => matchesError(entry, query, true),
  almostMatchesError,
];

/** Shows the matching entries of each group. If there are none, those that the query almost matches. */
function filterGroups(groups: readonly Group[], query: string): readonly FilteredGroup[] {
  let filtered: readonly FilteredGroup[] = [];
  for (const isMatch of matches) {
    filtered = groups.map((group) => filterGroup(group, (entry) => isMatch(entry, query)));
    if (filtered.some(({shown}) => shown > 0)) {
      break;
    }
  }
  return filtered;
}

/**
 * Hides the entries after an element that don’t match, and headings without a match. The last group stays: it says where
 * to ask.
 */
export function filterErrors(element: Element | null, query: string): Filtered {
  const groups = filterGroups(groupsAfter(element), query);
  const hidden = groups.filter(({group, shown}, at) => {
    const isKept = query === '' || shown > 0 || at === groups.length - 1;
    for (const part of group.parts) {
      part.hidden = !isKept || isEmptied(part);
    }
    const hasMatch = groups.some((each) => each.group.main === group.heading && each.shown > 0);
    group.heading.hidden = !isKept && !hasMatch;
    return group.heading.hidden;
  });
  return {
    shown: groups.reduce((sum, {shown}) => sum + shown, 0),
    all: groups.reduce((sum, {all}) => sum + all, 0),
    hidden: hidden.map(({group}) => group.heading.id),
    first: groups.find((each) => !hidden.includes(each))?.group.heading,
  };
}
