import {existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chunkOf, inSidebarOrder, sectionTable, sidebarsIn} from './sectionTable';

const SCRIPTS = 'assets/js';
const STYLES = 'assets/css';

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

/** Files of a build by the name of their chunk. */
function filesByChunk(folder: string, ending: 'js' | 'css'): ReadonlyMap<string, string> {
  const pattern = new RegExp(`\\.\\w+\\.${ending}$`);
  return new Map(readdirSync(folder).map((file) => [file.replace(pattern, ''), file]));
}

/**
 * Preloads the section and the content of each page from its head, and links the page's own styles there. Without that, they would load one after the other, and
 * only after the scripts of all pages.
 */
export function preloadChunks(outDir: string, {folder, baseUrl}: Site): void {
  const read = (file: string): string => readFileSync(path.resolve(folder, file), 'utf8');
  const scripts = filesByChunk(path.join(outDir, SCRIPTS), 'js');
  const styles = filesByChunk(path.join(outDir, STYLES), 'css');
  const sidebars = sidebarsIn(read);
  for (const [name, {pages, sidebar}] of sectionTable(read, baseUrl)) {
    const {ordered} = inSidebarOrder(pages, sidebars[sidebar] ?? []);
    for (const [place, page] of ordered.entries()) {
      const chunks = [`section-${name}`, chunkOf(name, place)];
      const links = [
        ...chunks
          .flatMap((chunk) => styles.get(chunk) ?? [])
          .map((file) => `<link rel="stylesheet" href="${baseUrl}${STYLES}/${file}">`),
        ...chunks
          .flatMap((chunk) => scripts.get(chunk) ?? [])
          .map((file) => `<link rel="preload" as="script" href="${baseUrl}${SCRIPTS}/${file}">`),
      ].join('');
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
