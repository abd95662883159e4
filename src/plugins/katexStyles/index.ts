import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {PurgeCSS} from 'purgecss';

/** The folder of the built site that holds the stylesheet and fonts of formulas. */
const KATEX_PATH = 'katex';

const stylesheet = require.resolve('katex/dist/katex.min.css');
const katexDist = path.dirname(stylesheet);

/** The part of KaTeX's stylesheet that the formulas of a build use. */
async function usedStyles(outDir: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [stylesheet],
    content: [path.join(outDir, '**/*.html')],
    fontFace: true,
  });
  // The compressed form of each font is the only one that is served.
  return (result?.css ?? '').replaceAll(
    /,url\([^)]*\.(?:woff|ttf)\) ?format\("(?:woff|truetype)"\)/g,
    '',
  );
}

/**
 * Serves the stylesheet of formulas and its fonts from this site: in a build just what its formulas use,
 * on the writers' server all of it.
 */
export function katexStyles(): Plugin {
  return {
    name: 'katex-styles',
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: katexDist, publicPath: `/${KATEX_PATH}`}]},
      }) as object,
    async postBuild({outDir}) {
      const target = path.join(outDir, KATEX_PATH);
      const css = await usedStyles(outDir);
      mkdirSync(target, {recursive: true});
      writeFileSync(path.join(target, 'katex.min.css'), css);
      for (const [, font = ''] of css.matchAll(/url\((fonts\/[^)]+)\)/g)) {
        cpSync(path.join(katexDist, font), path.join(target, font));
      }
    },
  };
}
