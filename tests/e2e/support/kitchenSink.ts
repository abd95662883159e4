import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base} from './test';
import {globSync} from 'tinyglobby';
import {serveBuild} from '../../../tools/serveBuild';
import {cachedSite} from '../../../tools/cachedSite';

const root = path.resolve(__dirname, '../../..');

/**
 * The docs page whose first diagram the site shows. It keeps its path, because drawings are stored
 * by page path.
 */
const DRAWN = 'technology/architecture.mdx';

function diagramPage(): string {
  const text = readFileSync(path.join(root, 'docs', DRAWN), 'utf8');
  const [diagram = ''] = /^```mermaid\n[\s\S]*?^```$/m.exec(text) ?? [];
  return `---\ntitle: Diagram\nlast_update: {date: 2026-11-20, author: A writer}\n---\n\n${diagram}\n\nThe same in words.\n`;
}

/** The Markdown of all pages of the kitchen sink site. */
export function pageTexts(): string {
  const files = globSync('tests/fixtures/sites/kitchenSink/docs/**/*.mdx', {
    cwd: root,
    absolute: true,
  });
  return [diagramPage(), ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
}

/** A test on the site that shows every component. The first test of a worker builds and serves the site. */
export const test = base.extend<object, {readonly kitchenSink: string}>({
  kitchenSink: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await cachedSite('kitchenSink', {pages: {[DRAWN]: diagramPage()}});
      if (!site.succeeded) {
        throw new Error(`The kitchen sink cannot be built:\n${site.output}`);
      }
      const server = await serveBuild(site.folder);
      await provide(server.url);
      server.stop();
    },
    {scope: 'worker', timeout: 240_000},
  ],
  baseURL: ({kitchenSink}, provide) => provide(kitchenSink),
});
