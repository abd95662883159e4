import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {componentTypes, type NavbarItem} from './componentTypes';

interface ThemeConfig {
  readonly navbar?: {readonly items?: readonly NavbarItem[]};
}

/**
 * Keeps the types of navbar items that the navbar does not have out of what every page loads,
 * and lets a build that fails on an item name it.
 */
export function navbarItems({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  // A file, not an alias for each type: the cache of the build notices a change of its text.
  const file = path.join(generatedFilesDir, 'navbar-items', 'componentTypes.js');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, componentTypes(navbar?.items ?? []));
  return {
    name: 'navbar-items',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@theme/NavbarItem/ComponentTypes': file,
          ...(isServer && {'@theme/NavbarItem': path.join(__dirname, 'NamedNavbarItem.tsx')}),
        },
      },
    }),
  };
}
