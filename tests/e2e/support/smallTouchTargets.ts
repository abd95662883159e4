import type {Page} from '@playwright/test';

/**
 * The visible controls of a page that a finger can miss: the point 21 pixels above, below, left or
 * right of their middle belongs to something else. Links in text don't count, nor does what is behind an open dialog.
 */
export const smallTouchTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const REACH = 21;
    /** The paragraph, item or cell that an element is in. */
    const blockOf = (element: Element): Element => {
      const parent = element.parentElement ?? document.body;
      return getComputedStyle(parent).display === 'inline' ? blockOf(parent) : parent;
    };
    /**
     * Whether the height of its line limits a link: words or links stand beside it, or it is in a list of
     * the text.
     */
    const isInText = (element: Element) => {
      const block = blockOf(element);
      if (!element.matches('a:not(.hash-link)')) {
        return false;
      }
      const others = block.cloneNode(true) as Element;
      for (const other of others.querySelectorAll('a, ul, ol, button')) {
        other.remove();
      }
      const isOneOfSeveral = block.matches('td, dd') && block.querySelectorAll('a').length > 1;
      return (
        isOneOfSeveral ||
        block.matches('article li:not(nav li)') ||
        /\p{L}{2}/u.test(others.textContent)
      );
    };
    const isHit = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return element.contains(hit) || hit?.closest('label')?.control === element;
    };
    const found: string[] = [];
    const part = document.querySelector('dialog[open], [role=dialog]') ?? document;
    for (const element of part.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=tab], [role=checkbox]',
    )) {
      if (
        element.closest('[inert]') ||
        !element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      ) {
        continue;
      }
      element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      if (box.width < 2 || isInText(element)) {
        continue;
      }
      const [first, ...others] = element.getClientRects();
      const [x, y] = [(first ?? box).x + (first ?? box).width / 2, box.y + box.height / 2];
      const missed = [
        [0, -REACH],
        [0, REACH],
        // The lines of a wrapped link have different widths.
        ...(others.length > 0
          ? []
          : [
              [-REACH, 0],
              [REACH, 0],
            ]),
      ].filter(([right = 0, down = 0]) => {
        const [at, to] = [x + right, y + down];
        return at >= 0 && at < innerWidth && to >= 0 && to < innerHeight && !isHit(element, at, to);
      });
      if (missed.length > 0) {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        found.push(
          `${element.localName}.${element.className} "${name.slice(0, 40)}" ${Math.round(box.width)}×${Math.round(box.height)}`,
        );
      }
    }
    return found;
  });
