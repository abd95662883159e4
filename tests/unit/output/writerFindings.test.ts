import {mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import {site} from '@site/config/site';
import {writerFindings} from '@site/src/output/writerFindings';

type Loader = (this: object, source: string) => Promise<void>;

const load = createRequire(import.meta.url)('../../../tools/prose/findingsLoader.js') as Loader;
const folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const page = (body: string) =>
  `---\ntitle: Page\ndescription: What this page says, for a test of the findings that writers see while they write it.\n---\n\n${body}\n`;

/** Loads a page as the bundler does. @returns the warnings, and the text that goes on. */
async function findings(text: string, changed: Date) {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  utimesSync(file, changed, changed);
  const warnings: string[] = [];
  const passed = await new Promise<string>((resolve) => {
    void load.call(
      {
        resourcePath: file,
        async: () => (_: unknown, source: string) => resolve(source),
        emitWarning: ({message}: Error) => warnings.push(message),
      },
      text,
    );
  });
  expect(passed).toBe(text);
  return warnings;
}

const later = new Date(Date.now() + 60_000);

describe('the findings of writers', () => {
  it('name place and rule in a page that was just changed', async () => {
    const found = await findings(page('Send the the transaction.'), later);
    expect(found.join('\n')).toMatch(/page\.mdx:\d+:\d+: .*the.*\([\w-]+\)/);
  }, 60_000);

  it('are none for good English, and for a page that nobody changed', async () => {
    expect(await findings(page('Send the transaction.'), later)).toEqual([]);
    expect(await findings(page('Send the the transaction.'), new Date(2020, 1))).toEqual([]);
  }, 60_000);

  it('leave the errors of MDX to its loader, and the page goes on', async () => {
    const found = await findings(page('<Open'), later);
    expect(found.every((warning) => warning.includes('page.mdx'))).toBe(true);
  }, 60_000);

  it('are no part of a build', () => {
    expect(site.isWriting).toBe(false);
    const plugin = writerFindings({siteDir: folder} as LoadContext);
    expect(plugin.configureWebpack?.({}, false, {} as never, undefined)).toEqual({});
  });
});
