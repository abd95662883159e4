import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const core = path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client');

/**
 * Makes the browser match routes as the host matches files: letter by letter.
 *
 * The stock router takes `/API/` for `/api`, which the host answers with 404. Here such a path shows the not-found page,
 * and an address that only says the same in another way (`/api.html`, `/api/index.html`, `/api/`) is put right.
 */
export function exactRoutes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'exact-routes',
    getClientModules: () => [path.join(__dirname, 'browser/cleanAddress')],
    configureWebpack: () => ({
      resolve: {
        alias: {
          [path.join(generatedFilesDir, 'routes')]: path.join(__dirname, 'browser/routes'),
          'react-router-config$': path.join(__dirname, 'browser/routerConfig'),
          [path.join(core, 'normalizeLocation')]: path.join(__dirname, 'browser/normalizeLocation'),
        },
      },
    }),
  };
}
