import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Rebuilds a page when a file changes that the page shows: an example, a fact, a diagram, a term of the glossary. */
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
