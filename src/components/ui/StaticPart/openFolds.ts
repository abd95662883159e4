/** The next closed fold to show an element: one around it, or the one below it if it is a heading. */
export const closedFold = (target: Element | null | undefined): HTMLDetailsElement | null =>
  target
    ? (target.closest<HTMLDetailsElement>('details:not([open])') ??
      document.querySelector(`details:not([open])[data-below="${target.id}"]`))
    : null;

/** Opens the folds that hide an element, one in another. */
export function openFolds(target: Element | null | undefined): void {
  for (let fold = closedFold(target); fold; fold = closedFold(target)) {
    fold.open = true;
  }
}
