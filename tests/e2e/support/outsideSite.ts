import {serveBuild} from '../../../scripts/serveBuild';
import {sitePort} from '../../support/ports';
import {buildOnce} from '../spec/support/sites';
import {test as base} from './test';

/** The first port for the site; each worker has one of its own. */
const FIRST_PORT = sitePort + 16;

/** A test on the small site with every outside service switched on, which is built and served when the first such test runs. */
export const test = base.extend<object, {readonly outsideSite: string}>({
  outsideSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, {parallelIndex}) => {
      const site = await buildOnce('outside');
      if (!site.succeeded) {
        throw new Error(`The site with outside services cannot be built:\n${site.output}`);
      }
      const server = await serveBuild(FIRST_PORT + parallelIndex, site.folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({outsideSite}, provide) => provide(outsideSite),
});
