/** Opens the folds around an element, one in another. */
export function openFolds(target: Element | null | undefined): void {
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true;
  }
}
