import {copyFileSync, cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {serveBuild} from '../../../tools/serveBuild';
import {buildOnce} from '../spec/support/sites';
import {test as base} from './test';

/** A test on a site at `/docs/` with its own redirects. The first test of a worker builds and serves it. */
export const test = base.extend<object, {readonly oldPathsSite: string}>({
  oldPathsSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, {parallelIndex}) => {
      const site = await buildOnce('oldPaths');
      if (!site.succeeded) {
        throw new Error(`The site with old paths cannot be built:\n${site.output}`);
      }
      // The layout of a host: the build at `/docs`, and the not-found page everywhere else.
      const folder = path.join(site.folder, `../served-${parallelIndex}`);
      rmSync(folder, {recursive: true, force: true});
      cpSync(site.folder, path.join(folder, 'docs'), {recursive: true});
      for (const name of ['404.html', 'index.html']) {
        copyFileSync(path.join(site.folder, '404.html'), path.join(folder, name));
      }
      const server = await serveBuild(folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({oldPathsSite}, provide) => provide(oldPathsSite),
});
