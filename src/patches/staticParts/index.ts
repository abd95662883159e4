import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves what stands in `<StaticPart>` out of the scripts of a build: a page with a hundred sections has them in its
 * HTML already. The server, which writes that HTML, and the live server of writers keep them.
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
                  // Needed: the stock fallback for MDX reads the folders of every rule for pages.
                  include: [path.join(siteDir, 'docs')],
                  enforce: 'post',
                  loader: require.resolve('./loader'),
                },
              ],
            },
          },
  };
}
