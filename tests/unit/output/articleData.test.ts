import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {articleData, articleOf} from '../../../src/output/articleData';

const page = {
  title: 'Bridge',
  description: 'Move ETH.',
  permalink: '/docs/bridge/',
  lastUpdatedAt: Date.UTC(2026, 10, 25, 23),
  frontMatter: {checked: new Date('2026-11-01')},
};

describe('the structured data of a page', () => {
  it('names its canonical address and the day of its last change', () => {
    expect(articleOf(page, 'https://docs.example')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Bridge',
      description: 'Move ETH.',
      url: 'https://docs.example/docs/bridge',
      inLanguage: 'en',
      dateModified: '2026-11-25',
    });
  });

  it('has the day of the last check without Git, or none', () => {
    expect(articleOf({...page, lastUpdatedAt: undefined}, '')).toHaveProperty(
      'dateModified',
      '2026-11-01',
    );
    expect(articleOf({...page, lastUpdatedAt: null, frontMatter: {}}, '')).not.toHaveProperty(
      'dateModified',
    );
  });
});

describe('the built pages', () => {
  let outDir = '';
  beforeEach(() => {
    outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  });
  afterEach(() => rmSync(outDir, {recursive: true}));

  it('get it in their heads, and cannot be ended by it', async () => {
    writeFileSync(path.join(outDir, 'bridge.html'), '<head><title>$&</title></head>');
    const plugin = articleData();
    const docs = [
      {...page, title: '</script>$&'},
      {...page, permalink: '/docs/missing'},
    ];
    const allContent = {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    };
    await plugin.allContentLoaded?.({allContent} as never);
    await plugin.postBuild?.({
      outDir,
      siteConfig: {url: 'https://docs.example', baseUrl: '/docs/'},
    } as never);
    const html = readFileSync(path.join(outDir, 'bridge.html'), 'utf8');
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script><\/head>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({headline: '</script>$&'});
  });
});
