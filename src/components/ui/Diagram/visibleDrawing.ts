/** The drawing that the screen has room for: the wide or the narrow one. */
export function visibleDrawing(drawings: HTMLElement | null): SVGSVGElement | undefined {
  return [...(drawings?.querySelectorAll<SVGSVGElement>('svg[role]') ?? [])].find(
    ({parentElement}) => parentElement && getComputedStyle(parentElement).display !== 'none',
  );
}

/** Scrolls a drawing that is too wide to its first node. */
export function scrollToStart(drawings: HTMLElement | null): void {
  const frame = drawings?.parentElement;
  if (frame) {
    const start = Number(visibleDrawing(drawings)?.dataset.start ?? 0);
    frame.scrollLeft = start * frame.scrollWidth - frame.clientWidth / 2;
  }
}
