import {serveBuild} from '../../../scripts/serveBuild';
import {sitePort} from '../../support/ports';
import {buildOnce} from '../spec/support/sites';
import {test as base} from './test';

/** The first port for the site; each worker has one of its own. */
const FIRST_PORT = sitePort + 18;

/** A test on the small site with pages that crash, which is built and served when the first such test runs. */
export const test = base.extend<object, {readonly crashSite: string}>({
  crashSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, {parallelIndex}) => {
      const site = await buildOnce('crash');
      if (!site.succeeded) {
        throw new Error(`The site with pages that crash cannot be built:\n${site.output}`);
      }
      const server = await serveBuild(FIRST_PORT + parallelIndex, site.folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({crashSite}, provide) => provide(crashSite),
});
