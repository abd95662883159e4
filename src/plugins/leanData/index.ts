import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Keeps data out of every page that no page reads: of the site's configuration the options of plugins, presets and
 * themes; of the docs the titles and descriptions of all pages, which only the stock cards (`DocCardList`) show; and
 * of the list of chunks the names of their sources, which only the server reads.
 */
export function leanData({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-data',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            include: [
              path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'),
              ...(isServer ? [] : [path.join(generatedFilesDir, 'registry.js')]),
            ],
            enforce: 'pre',
            loader: require.resolve('./loader'),
          },
        ],
      },
    }),
  };
}
