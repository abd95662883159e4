/** HTML by page and id. */
const parts = new Map<string, string>();

/** Requests by path. */
const pages = new Map<string, Promise<void>>();

/** Links to an index page can end with a slash. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const keyOf = (path: string, id: string) => `${withoutSlash(path)}#${id}`;

/** The cached HTML. */
export function cachedPart(path: string, id: string): string | undefined {
  return parts.get(keyOf(path, id));
}

/** Caches a part. */
export function cachePart(path: string, id: string, html: string): void {
  parts.set(keyOf(path, id), html);
}

async function readParts(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answers with ${response.status}`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of page.querySelectorAll('[data-part]')) {
    cachePart(path, part.getAttribute('data-part') ?? '', part.innerHTML);
  }
}

/**
 * Fetches a page and caches its parts. @throws if the page cannot be loaded; the next call tries
 * again.
 */
export function loadParts(path: string): Promise<void> {
  const address = withoutSlash(path);
  const known = pages.get(address);
  if (known !== undefined) {
    return known;
  }
  const page = readParts(address);
  pages.set(address, page);
  page.catch(() => pages.delete(address));
  return page;
}

/**
 * Fetches the parts of a page before it is shown. The scripts of pages with parts wait for this
 * (src/patches/staticParts), so that the page appears complete. The first page of a visit has its
 * parts already.
 */
export async function preloadParts(path: string): Promise<void> {
  if ('docusaurusRoot' in window) {
    // The parts themselves report what could not be loaded.
    await loadParts(path).catch(() => undefined);
  }
}
