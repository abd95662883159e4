import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The lists that Docusaurus writes of all pages. */
const LISTS = ['globalData.json', 'registry.js', 'routes.js', 'routesChunkNames.json'];

/**
 * Keeps what every page loads of all others short. Docusaurus writes four lists for the browser, which name each page
 * by its path, hashes and chunks; here each page stands once in a table, from which the lists are made in the browser.
 * The server and the live server of writers keep the lists as they are.
 */
export function leanRoutes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-routes',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production'
        ? {}
        : {
            module: {
              rules: [
                {
                  include: LISTS.map((file) => path.join(generatedFilesDir, file)),
                  type: 'javascript/auto',
                  enforce: 'pre',
                  loader: require.resolve('./loader'),
                },
              ],
            },
          },
  };
}
