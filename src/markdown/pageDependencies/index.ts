import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Rebuilds a page when an example, fact, diagram or term on it changes. */
export function pageDependencies({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Required: the stock fallback for MDX reads the `include` of every rule.
            include: [path.join(siteDir, 'docs')],
            enforce: 'pre',
            loader: require.resolve('./loader'),
          },
        ],
      },
    }),
  };
}
