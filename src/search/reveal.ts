/** Headings that begin a section of the index. */
const HEADINGS = 'h1, h2, h3';

/** Folds and tabs that hide their text. Lists of sources are none: their words are names of files. */
const HIDDEN = 'details:not([open]):not([data-search="words"]), [role="tabpanel"][hidden]';

/** Code whose last lines a fold after it hides. */
const FOLDED = 'pre:has(+ details:not([open]))';

const hasAny = (text: string, words: readonly string[]) =>
  words.some((word) => text.toLowerCase().includes(word));

/** Whether an element stands between a heading and the next one, in reading order. */
function isBetween(element: Element, start: Element, end: Element | undefined): boolean {
  const follows = (node: Element, other: Element) =>
    (other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return follows(element, start) && (end === undefined || follows(end, element));
}

/** Opens what hides an element: folds by their summaries, tabs by their labels, the outermost first. */
function open(element: Element): void {
  const outer = element.parentElement?.closest(HIDDEN);
  if (outer) {
    open(outer);
  }
  if (element instanceof HTMLDetailsElement) {
    element.querySelector('summary')?.click();
    return;
  }
  const panels = [...(element.parentElement?.children ?? [])].filter((panel) =>
    panel.matches('[role="tabpanel"]'),
  );
  const tabs = element.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  tabs?.[panels.indexOf(element)]?.click();
}

/** The code that a fold hides, which is before the fold. */
const foldedCode = ({previousElementSibling: code}: Element): Element | undefined =>
  code?.matches(FOLDED) === true ? code : undefined;

/** The text of a fold or tab outside those in it. */
function ownText(element: Element): string {
  const code = foldedCode(element);
  if (code) {
    return code.textContent;
  }
  const copy = element.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll(`${HIDDEN}, ${FOLDED}`)) {
    inner.remove();
  }
  return copy.textContent;
}

/** The text of a section outside folds and tabs that are closed. */
function visibleText(elements: readonly Element[]): string {
  return elements
    .filter(
      (element) =>
        element.matches('p, li, td, th, code') && !element.closest(`${HIDDEN}, ${FOLDED}`),
    )
    .map(({textContent}) => textContent)
    .join(' ');
}

/**
 * Opens the first closed fold or tab of a section that contains a word, unless its heading or text shows a
 * word already, and scrolls to it.
 *
 * @param anchor the anchor of the section, with `#`. Empty for the start of the page.
 * @param words in lower case.
 */
export function reveal(article: Element, anchor: string, words: readonly string[]): void {
  const headings = [...article.querySelectorAll(HEADINGS)];
  const start = headings.findIndex(({id}) => anchor === '' || `#${id}` === anchor);
  const heading = headings[start];
  if (!heading) {
    return;
  }
  // A member of a contract: its heading is in the line of its fold.
  const fold = heading.closest(HIDDEN);
  if (fold) {
    open(fold);
  }
  const inSection = [...article.querySelectorAll('*')].filter((element) =>
    isBetween(element, heading, headings[start + 1]),
  );
  if (hasAny(`${heading.textContent} ${visibleText(inSection)}`, words)) {
    return;
  }
  const hidden = inSection.find(
    (element) => element.matches(HIDDEN) && hasAny(ownText(element), words),
  );
  if (hidden) {
    const code = foldedCode(hidden);
    const line = [...(code?.querySelectorAll('code > *') ?? [])].find(({textContent}) =>
      hasAny(textContent, words),
    );
    open(hidden);
    (line ?? hidden).scrollIntoView({block: 'center'});
    // A line that is too long would also scroll sideways.
    code?.scrollTo({left: 0});
  }
}
