import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const core = path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client');

/**
 * Loads pages so that a failure is said and no way to a page blocks the browser.
 *
 * In the stock code a page whose first parts fail stays without life and says nothing, and pages asked for in quick
 * succession can render for ever.
 */
export function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {
              alias: {
                [path.join(core, 'preload')]: path.join(__dirname, 'browser/preload'),
                [path.join(core, 'PendingNavigation')]: path.join(
                  __dirname,
                  'browser/PendingNavigation',
                ),
              },
            },
          },
  };
}
