import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const core = path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client');

/**
 * Reports pages that fail to load, and lets only the last of several navigations count.
 *
 * In the stock code, a first page whose scripts fail never hydrates and shows no message, and quick navigations can render
 * without end.
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
