import {cpSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The folder of the built site that holds the stylesheet and fonts of formulas. */
const KATEX_PATH = 'katex';

const katexDist = path.dirname(require.resolve('katex/dist/katex.min.css'));

/** Serves KaTeX's stylesheet and fonts from this site: copied into the build, mounted on the writers' server. */
export function katexStyles(): Plugin {
  return {
    name: 'katex-styles',
    configureWebpack: () =>
      ({
        devServer: {static: [{directory: katexDist, publicPath: `/${KATEX_PATH}`}]},
      }) as object,
    postBuild({outDir}) {
      const target = path.join(outDir, KATEX_PATH);
      cpSync(path.join(katexDist, 'katex.min.css'), path.join(target, 'katex.min.css'));
      cpSync(path.join(katexDist, 'fonts'), path.join(target, 'fonts'), {
        recursive: true,
        filter: (source) => !/\.(?:ttf|woff)$/.test(source),
      });
      return Promise.resolve();
    },
  };
}
