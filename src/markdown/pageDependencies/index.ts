import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Rebuilds a page when an example changes that it includes, the method or the language of one that it renders, or a term that it may use. */
export function sampleDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Needed: the stock fallback for MDX reads the folders of every rule for pages.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            loader: require.resolve('./loader'),
          },
        ],
      },
    }),
  };
}
