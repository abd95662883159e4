import {existsSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import serveHandler from 'serve-handler';

const root = path.resolve(__dirname, '..');

/** A built site, served on localhost until `stop` is called. */
export interface ServedBuild {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Serves a built site on a free port, like `docusaurus serve`, but without its slow start.
 * @param folder the built site, relative to the project's root folder.
 * @throws if the folder has no build.
 */
export async function serveBuild(folder = 'build'): Promise<ServedBuild> {
  const built = path.resolve(root, folder);
  if (!existsSync(path.join(built, 'index.html'))) {
    throw new Error(`There is no build in ${folder} to serve. Build the site first: npm run build`);
  }
  const server = createServer((request, response) => {
    serveHandler(request, response, {
      public: built,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
    }).catch(() => {
      // A path that no file can have, for example with a null byte.
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The system gave no port.');
  }
  return {
    url: `http://localhost:${address.port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
