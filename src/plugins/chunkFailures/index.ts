import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const preload = path.resolve(
  require.resolve('@docusaurus/core/package.json'),
  '../lib/client/preload',
);

/**
 * Shows the theme's `Loading` when a part of a page cannot be loaded.
 *
 * In the stock code a page whose first chunks fail stays without life and says nothing.
 */
export function chunkFailures(): Plugin {
  return {
    name: 'chunk-failures',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {[preload]: path.join(__dirname, 'browser/preload')}}},
  };
}
