import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const core = path.resolve(require.resolve('@docusaurus/core/package.json'), '../lib/client');

/**
 * Makes the browser match routes exactly, as hosts match files.
 *
 * The stock router matches `/API/` with `/api`, although the host returns 404. Here, such a path shows the not-found page,
 * and other forms of a path (`/api.html`, `/api/index.html`, `/api/`) are corrected.
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
