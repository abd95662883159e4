import {serveBuild} from '../../../tools/serveBuild';
import {buildOnce} from '../spec/support/sites';
import {test as base} from './test';

/** A test on the small site with crashing pages. The first test of a worker builds and serves the site. */
export const test = base.extend<object, {readonly crashSite: string}>({
  crashSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await buildOnce('morePages');
      if (!site.succeeded) {
        throw new Error(`The site with pages that crash cannot be built:\n${site.output}`);
      }
      const server = await serveBuild(site.folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({crashSite}, provide) => provide(crashSite),
});
