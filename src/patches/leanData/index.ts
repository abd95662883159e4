import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps data out of every page that no page reads: of the site's configuration the options of plugins, presets and
 * themes; of the docs the titles and descriptions of all pages, which only the stock cards (`DocCardList`) show.
 */
export function leanData({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-data',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: [
              path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'),
            ],
            enforce: 'pre',
            loader: require.resolve('./loader'),
          },
        ],
      },
    }),
  };
}
