import {hasWords, matchingOf} from '../../ui/TableFilter/choice';

/** A term in the HTML of the glossary. */
interface Term {
  readonly element: HTMLElement;
  /** The name, the other names and the definition, without links. */
  readonly text: string;
}

/** The terms below a letter. */
interface Group {
  readonly element: HTMLElement;
  readonly terms: readonly Term[];
  /** The item of the row of letters. */
  readonly item: HTMLElement | null | undefined;
}

/** The text of an element without its links, which all terms have. */
function textOf(element: Element): string {
  return [...element.childNodes]
    .filter(({nodeName}) => nodeName !== 'A')
    .map((node) => (node instanceof Element ? textOf(node) : node.textContent))
    .join('');
}

/** Reads the terms of the glossary, which is static HTML, by letter. */
export function readGroups(): readonly Group[] {
  return [...document.querySelectorAll('section:has(> dl)')].map((section) => ({
    element: section as HTMLElement,
    item: document.querySelector(`nav a[href="#${section.firstElementChild?.id ?? ''}"]`)
      ?.parentElement,
    terms: [...section.querySelectorAll('dl > div')].map((entry) => ({
      element: entry as HTMLElement,
      text: textOf(entry),
    })),
  }));
}

/**
 * Hides the terms that don't match, their letters if they are empty, and disables these letters in
 * the row. If no term matches, those that almost match are shown.
 * @returns the numbers of terms.
 */
export function showMatches(
  groups: readonly Group[],
  query: string,
): {readonly shown: number; readonly all: number; readonly isClose: boolean} {
  const all = groups.flatMap(({terms}) => terms);
  const {matching, isClose} = matchingOf(all, ({text}, isForgiving) =>
    hasWords(text, query, isForgiving),
  );
  for (const term of all) {
    term.element.hidden = !matching.includes(term);
  }
  for (const {element, item, terms} of groups) {
    element.hidden = terms.every((term) => term.element.hidden);
    item?.toggleAttribute('inert', element.hidden);
  }
  return {shown: matching.length, all: all.length, isClose};
}
