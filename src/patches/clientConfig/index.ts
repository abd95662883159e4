import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves the options of plugins, presets and themes, which hold every redirect, out of what every page loads. */
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
