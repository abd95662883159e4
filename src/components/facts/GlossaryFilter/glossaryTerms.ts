import {hasWords} from '../../ui/TableFilter/choice';

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
 * the row.
 * @returns the numbers of terms.
 */
export function showMatches(
  groups: readonly Group[],
  query: string,
): {readonly shown: number; readonly all: number} {
  let shown = 0;
  for (const {element, item, terms} of groups) {
    const matching = terms.filter(({text}) => hasWords(text, query));
    for (const term of terms) {
      term.element.hidden = !matching.includes(term);
    }
    element.hidden = matching.length === 0;
    item?.toggleAttribute('inert', element.hidden);
    shown += matching.length;
  }
  return {shown, all: groups.flatMap(({terms}) => terms).length};
}
