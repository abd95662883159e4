import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

// The stock part of every page that draws diagrams in the browser, and the empty one it stands in for.
const DRAWN_IN_BROWSER = '@theme/Mermaid';
const NOT_DRAWN = require.resolve('@docusaurus/theme-classic/lib/theme/Mermaid');

/**
 * Makes the bundler know that diagrams are drawn ahead of time.
 * A build leaves out the code that draws them, and a changed drawing rebuilds the page that shows it.
 */
export function drawnDiagrams({siteDir}: LoadContext): Plugin {
  return {
    name: 'drawn-diagrams',
    configureWebpack: ({mode}) => ({
      ...(mode === 'production' && {resolve: {alias: {[DRAWN_IN_BROWSER]: NOT_DRAWN}}}),
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
