import {serveBuild} from '../../../tools/serveBuild';
import {buildOnce} from '../spec/support/sites';
import {test as base} from './test';

/** A test on the small site with all outside services on. The first test of a worker builds and serves it. */
export const test = base.extend<object, {readonly outsideSite: string}>({
  outsideSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await buildOnce('outside');
      if (!site.succeeded) {
        throw new Error(`The site with outside services cannot be built:\n${site.output}`);
      }
      const server = await serveBuild(site.folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({outsideSite}, provide) => provide(outsideSite),
});
