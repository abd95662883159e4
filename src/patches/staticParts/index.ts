import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Removes the content of `<StaticPart>` from the scripts of a build: the HTML of the page has it already. Server rendering,
 * which writes that HTML, and `npm start` keep it.
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
                  // What only static parts used: their components stay for their styles, facts and functions go.
                  test: /\.ts$/,
                  include: ['data', 'src/components'].map((folder) => path.join(siteDir, folder)),
                  sideEffects: false,
                },
              ],
            },
          },
  };
}
