import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readPageHtml} from './pageHtml';
import {type SiteScripts, siteScripts} from './siteScripts';
import {fileWeights} from './weigh';

/**
 * The files that a page loads without any action of the reader. Sizes are in bytes; scripts and
 * styles in brotli.
 */
export interface PageWeight {
  readonly path: string;
  /** Relative to the build folder. */
  readonly html: string;
  readonly scripts: readonly string[];
  readonly script: number;
  /** Scripts that are not on every documentation page. */
  readonly ownScript: number;
  readonly style: number;
  readonly fonts: number;
  readonly foreign: readonly string[];
  readonly strayFormulaStyle: boolean;
  /** The number of links in its contents list. */
  readonly contents: number;
}

export interface WeighedSite {
  readonly scripts: SiteScripts;
  readonly pages: readonly PageWeight[];
  /** Scripts on every documentation page. */
  readonly shell: readonly string[];
  readonly weightOf: (file: string) => number;
}

/** The HTML file of a page, relative to the build folder. */
function htmlFile(outDir: string, page: string): string {
  const name = page.replace(/^\/|\/$/g, '');
  const found = [`${name || 'index'}.html`, path.join(name, 'index.html')].find((file) =>
    existsSync(path.join(outDir, file)),
  );
  if (found === undefined) {
    throw new Error(`${outDir} has no page ${page}. Build the site again: npm run build`);
  }
  return found;
}

const isScript = (file: string) => file.endsWith('.js');

/**
 * Weighs pages from the chunk graph of a build, without a browser.
 * @param siteDir the site's folder, with its `.docusaurus`
 * @param outDir the build folder
 * @param paths the routes to weigh
 */
export function weighPages(siteDir: string, outDir: string, paths: readonly string[]): WeighedSite {
  const scripts = siteScripts(siteDir, outDir);
  const weightOf = fileWeights(outDir);
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + weightOf(file), 0);
  const loaded = paths.map((page) => {
    const html = htmlFile(outDir, page);
    const head = readPageHtml(readFileSync(path.join(outDir, html), 'utf8'));
    return {page, html, head, files: [...new Set([...head.files, ...scripts.startOf(page)])]};
  });
  const docs = loaded.filter(({files}) => scripts.showsDocument(files));
  const shell = (docs[0]?.files ?? [])
    .filter(isScript)
    .filter((file) => docs.every(({files}) => files.includes(file)));
  const pages = loaded.map(({page, html, head, files}) => {
    const own = files.filter(isScript);
    return {
      path: page,
      html,
      scripts: own,
      script: sum(own),
      ownScript: sum(own.filter((file) => !shell.includes(file))),
      style: sum(files.filter((file) => file.endsWith('.css'))),
      fonts: head.fonts.reduce(
        (total, file) => total + readFileSync(path.join(outDir, file)).length,
        0,
      ),
      foreign: head.foreign,
      strayFormulaStyle: head.loadsFormulaStyle && !head.hasFormula,
      contents: head.contents,
    };
  });
  return {scripts, pages, shell, weightOf};
}
