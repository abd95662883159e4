import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {thirdPartyOf} from '../../../config/thirdParty';
import {katexOnCdn, katexStyles} from '../../../src/output/katexStyles';
import {thirdPartyScripts} from '../../../src/output/thirdPartyScripts';

const site = {dir: ''};

beforeEach(() => {
  site.dir = mkdtempSync(path.join(tmpdir(), 'third-party-'));
});

afterEach(() => {
  rmSync(site.dir, {recursive: true});
});

function context(): LoadContext {
  return {
    siteDir: site.dir,
    baseUrl: '/docs/',
    siteConfig: {staticDirectories: ['static'], baseUrl: '/docs/'},
  } as unknown as LoadContext;
}

/** The files that a plugin writes for pages, by name. */
async function writtenBy(plugin: ReturnType<ReturnType<typeof thirdPartyScripts>>) {
  const createData = vi.fn((name: string) => Promise.resolve(name));
  await plugin.contentLoaded?.({
    content: undefined,
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return Object.fromEntries(createData.mock.calls as unknown as [string, unknown][]);
}

describe('the plugin of outside scripts', () => {
  const plugin = (environment: Readonly<Record<string, string>>) =>
    thirdPartyScripts(thirdPartyOf(environment), 'https://privacy.example')(context());

  it('adds nothing when nothing is configured', () => {
    expect(plugin({FEEDBACK_ENDPOINT: 'https://a.example', KATEX_STYLES: 'cdn'})).toEqual({
      name: 'third-party-scripts',
    });
  });

  it('hands the scripts and the address of the policy to the pages', async () => {
    const tagManager = plugin({TAG_MANAGER_ID: 'GTM-AB12CD3'});
    expect(tagManager.getClientModules?.()).toHaveLength(1);
    expect(await writtenBy(tagManager)).toMatchObject({
      'settings.json': {
        ownScript: null,
        scripts: [{kind: 'tagManager'}],
        privacyPolicyUrl: 'https://privacy.example',
      },
    });
  });

  it('puts the base path before the script of the operator', async () => {
    mkdirSync(path.join(site.dir, 'static/js'), {recursive: true});
    writeFileSync(path.join(site.dir, 'static/js/feedback.js'), '');
    expect(await writtenBy(plugin({FEEDBACK_SCRIPT: 'js/feedback.js'}))).toMatchObject({
      'settings.json': {ownScript: '/docs/js/feedback.js', scripts: []},
    });
  });

  it('fails on a script of the operator that is not there', async () => {
    await expect(writtenBy(plugin({FEEDBACK_SCRIPT: 'js/gone.js'}))).rejects.toThrow(
      'FEEDBACK_SCRIPT is "js/gone.js", and there is no static/js/gone.js: add the file',
    );
  });
});

describe('the stylesheet of formulas', () => {
  it('stays on this site by default', async () => {
    const plugin = katexStyles({})(context());
    expect(plugin.getClientModules?.()).toEqual([]);
    expect(await writtenBy(plugin)).toEqual({});
  });

  it('comes from the CDN with the hash that KaTeX publishes for it', async () => {
    const {katexFolder = ''} = thirdPartyOf({KATEX_STYLES: 'cdn'});
    const plugin = katexStyles({katexFolder})(context());
    const readme = readFileSync(require.resolve('katex/README.md'), 'utf8');
    const [, href, integrity] =
      /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/.exec(readme) ?? [];
    expect(href).toMatch(/^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@/);
    expect(await writtenBy(plugin)).toEqual({'cdn.json': {href, integrity}});
    expect(katexOnCdn(katexFolder)).toEqual({href, integrity});
    expect(plugin.getClientModules?.()).toHaveLength(1);
  });
});
