import {type RefObject, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {closedFold, openFolds} from './openFolds';
import {cachePart, cachedPart, loadParts} from './servedParts';

/** The element of the URL’s anchor. Our anchors have no character that a URL encodes. */
const findTarget = () => document.getElementById(window.location.hash.slice(1));

/** Opens the folds around the anchor, and scrolls to it again, because parts above it have grown. */
function showTarget(): void {
  const target = findTarget();
  openFolds(target);
  target?.scrollIntoView();
}

async function fillPart(part: Element, path: string, id: string): Promise<void> {
  try {
    await loadParts(path);
    const html = cachedPart(path, id);
    if (html === undefined) {
      throw new Error(`the HTML of ${path} has no part "${id}"`);
    }
    part.innerHTML = html;
    // After all other parts are filled.
    setTimeout(showTarget);
  } catch (error) {
    console.error(`Part "${id}" was not loaded: ${(error as Error).message}`);
    part.innerHTML = 'This part didn’t load. Reload the page.';
  }
}

interface ServedPart<Part extends Element> {
  readonly ref: RefObject<Part | null>;
  readonly html: {readonly __html: string};
  readonly isFilled: boolean;
}

/**
 * Keeps the server's HTML. After navigation, the HTML is read from the page.
 * @param id the `data-part` of the element. Undefined: React renders the content.
 */
export function useServedPart<Part extends Element>(id: string | undefined): ServedPart<Part> {
  const {pathname} = useLocation();
  const ref = useRef<Part>(null);
  // React keeps the server's HTML while this object stays the same.
  const [html] = useState({__html: id === undefined ? '' : (cachedPart(pathname, id) ?? '')});
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    const part = ref.current;
    if (id === undefined || part === null) {
      return undefined;
    }
    if (part.childNodes.length > 0) {
      cachePart(pathname, id, part.innerHTML);
      setIsFilled(true);
      const fold = closedFold(findTarget());
      if (fold && part.contains(fold)) {
        showTarget();
      }
      return undefined;
    }
    const load = {isCancelled: false};
    void fillPart(part, pathname, id).then(() => {
      if (!load.isCancelled) {
        setIsFilled(true);
      }
    });
    return () => {
      load.isCancelled = true;
    };
  }, [id, pathname]);

  return {ref, html, isFilled};
}
