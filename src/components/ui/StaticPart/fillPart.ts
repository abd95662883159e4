/** The pages whose HTML was asked for, by path: all parts of one share it. */
const pages = new Map<string, Promise<Document>>();

/** Parts above the target of the address have grown: brings it into view again. */
function showTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id !== '') {
    document.getElementById(id)?.scrollIntoView();
  }
}

async function loadPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answers with ${response.status}`);
  }
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function pageAt(path: string): Promise<Document> {
  const known = pages.get(path);
  if (known !== undefined) {
    return known;
  }
  const page = loadPage(path);
  pages.set(path, page);
  void page.then(
    // After all parts that wait for it.
    () => setTimeout(showTarget),
    // The next visit tries again.
    () => pages.delete(path),
  );
  return page;
}

/**
 * Fills a part from the HTML of its page, unless the server did.
 *
 * @param id the part, as `data-part` of its element names it.
 */
export async function fillPart(part: HTMLElement, id: string): Promise<void> {
  if (part.childNodes.length > 0) {
    return;
  }
  try {
    const page = await pageAt(window.location.pathname);
    const served = page.querySelector(`[data-part="${CSS.escape(id)}"]`);
    if (served === null) {
      throw new Error(`the HTML of ${window.location.pathname} has no part "${id}"`);
    }
    // A copy: the next visit takes it from the same page.
    part.replaceChildren(...document.importNode(served, true).childNodes);
  } catch (error) {
    console.error(`Part "${id}" was not loaded: ${(error as Error).message}`);
    part.textContent = 'This part was not loaded. Load the page again.';
  }
}
