import {type RefObject, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {keepPart, knownPart, loadParts} from './servedParts';

/** Parts above the target of the address have grown: brings it into view again. */
function showTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id !== '') {
    document.getElementById(id)?.scrollIntoView();
  }
}

/** Fills a part from the HTML of its page. */
async function fillPart(part: Element, path: string, id: string): Promise<void> {
  try {
    await loadParts(path);
    const html = knownPart(path, id);
    if (html === undefined) {
      throw new Error(`the HTML of ${path} has no part "${id}"`);
    }
    part.innerHTML = html;
    // After all parts that wait for the page.
    setTimeout(showTarget);
  } catch (error) {
    console.error(`Part "${id}" was not loaded: ${(error as Error).message}`);
    const message = 'This part was not loaded. Load the page again.';
    part.innerHTML = part instanceof SVGElement ? `<text y="1em">${message}</text>` : message;
  }
}

/** An element that the server filled, and what React writes into it. */
interface ServedPart<Part extends Element> {
  readonly ref: RefObject<Part | null>;
  readonly html: {readonly __html: string};
  /** Whether the HTML is there. */
  readonly isFilled: boolean;
}

/**
 * Leaves the content of an element as the server wrote it. Where a reader comes by a link of the site, it is taken from
 * the HTML of the page.
 *
 * @param id the part, as `data-part` of its element names it. Undefined: React makes the content.
 */
export function useServedPart<Part extends Element>(id: string | undefined): ServedPart<Part> {
  const {pathname} = useLocation();
  const ref = useRef<Part>(null);
  // React leaves alone what the server wrote, as long as this stays the same.
  const [html] = useState({__html: id === undefined ? '' : (knownPart(pathname, id) ?? '')});
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const part = ref.current;
    if (id === undefined || part === null) {
      return undefined;
    }
    if (part.childNodes.length > 0) {
      keepPart(pathname, id, part.innerHTML);
      setIsFilled(true);
      return undefined;
    }
    const visit = {isOver: false};
    void fillPart(part, pathname, id).then(() => {
      if (!visit.isOver) {
        setIsFilled(true);
      }
    });
    return () => {
      visit.isOver = true;
    };
  }, [id, pathname]);

  return {ref, html, isFilled};
}
