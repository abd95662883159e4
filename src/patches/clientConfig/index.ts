import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Removes the options of plugins, presets and themes, which contain every redirect, from the scripts of all pages. */
export function clientConfig({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            enforce: 'pre',
            loader: require.resolve('./loader'),
          },
        ],
      },
    }),
  };
}
