import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chunkOf, inSidebarOrder, sectionTable, sidebarsIn} from './sectionTable';

const SCRIPTS = 'assets/js';

interface Site {
  /** The folder of generated files. */
  readonly folder: string;
  readonly baseUrl: string;
}

function pageFile(outDir: string, route: string): string | undefined {
  return [`${route}.html`, path.join(route, 'index.html')]
    .map((name) => path.join(outDir, name))
    .find((file) => existsSync(file));
}

/**
 * Preloads the section and the content of each page from its head. Without that, they would load one after the other, and
 * only after the scripts of all pages.
 */
export function preloadChunks(outDir: string, {folder, baseUrl}: Site): void {
  const read = (file: string): string => readFileSync(path.resolve(folder, file), 'utf8');
  const files = new Map(
    readdirSync(path.join(outDir, SCRIPTS)).map((file) => [file.replace(/\.\w+\.js$/, ''), file]),
  );
  const sidebars = sidebarsIn(read);
  for (const [name, {pages, sidebar}] of sectionTable(read, baseUrl)) {
    const {ordered} = inSidebarOrder(pages, sidebars[sidebar] ?? []);
    for (const [place, page] of ordered.entries()) {
      const links = [`section-${name}`, chunkOf(name, place)]
        .flatMap((chunk) => files.get(chunk) ?? [])
        .map((file) => `<link rel="preload" as="script" href="${baseUrl}${SCRIPTS}/${file}">`)
        .join('');
      const file = pageFile(outDir, page.path.slice(baseUrl.length));
      if (file !== undefined) {
        const html = readFileSync(file, 'utf8');
        // In one operation, because other steps read pages in parallel.
        writeFileSync(`${file}.part`, html.replace('</head>', `${links}</head>`));
        renameSync(`${file}.part`, file);
      }
    }
  }
}
