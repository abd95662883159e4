import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the content of `<StaticPart>` from the scripts of a build, because the page's HTML
 * contains it. Server rendering, which writes that HTML, and `npm start` keep it.
 */
export function staticParts({siteDir}: LoadContext): Plugin {
  return {
    name: 'static-parts',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  test: /\.mdx?$/,
                  // The stock fallback for MDX reads `include` of every rule for pages.
                  include: [path.join(siteDir, 'docs')],
                  enforce: 'post',
                  loader: require.resolve('./loader'),
                },
                {
                  // Lets the bundler drop facts and functions that only static parts used.
                  // Components stay for their styles.
                  test: /\.ts$/,
                  include: ['data', 'src/components'].map((folder) => path.join(siteDir, folder)),
                  sideEffects: false,
                },
              ],
            },
          },
  };
}
