/** The parts of pages as HTML, by page and id. */
const parts = new Map<string, string>();

/** The pages whose HTML was asked for, by path. */
const pages = new Map<string, Promise<void>>();

/** The page of a folder stands at one path, which some links write with a slash at the end. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

const keyOf = (path: string, id: string) => `${withoutSlash(path)}#${id}`;

/** A part of a page, as far as it is known. */
export function knownPart(path: string, id: string): string | undefined {
  return parts.get(keyOf(path, id));
}

/** Keeps a part that the server wrote, for the next visit. */
export function keepPart(path: string, id: string, html: string): void {
  parts.set(keyOf(path, id), html);
}

async function readParts(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} answers with ${response.status}`);
  }
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  for (const part of page.querySelectorAll('[data-part]')) {
    keepPart(path, part.getAttribute('data-part') ?? '', part.innerHTML);
  }
}

/** Reads the parts of a page from its HTML, once. @throws when it cannot be loaded; the next call tries again. */
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
 * Reads the parts of a page before it is shown. The scripts of pages with parts wait for it (src/patches/staticParts):
 * the page then comes as a whole. The first page of a visit has its parts already.
 */
export async function expectParts(path: string): Promise<void> {
  if ('docusaurusRoot' in window) {
    // The parts themselves say what could not be loaded.
    await loadParts(path).catch(() => undefined);
  }
}
