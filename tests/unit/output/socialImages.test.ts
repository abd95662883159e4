import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  defaultSocialImage,
  socialImageOf,
  socialImages as images,
} from '../../../config/socialImages';
import {imageTags, socialImages} from '../../../src/output/socialImages';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

it.each([
  ['api', images.api],
  ['api/reference/eth-call', images.api],
  ['learn', images.learn],
  ['technology/prover', images.technology],
  ['get-started/tools', images['get-started']],
  ['apis', defaultSocialImage],
  ['release-notes', defaultSocialImage],
  ['', defaultSocialImage],
])('the page "%s" has the image of its section', (route, image) => {
  expect(socialImageOf(route)).toBe(image);
});

it('each image has words for those who cannot see it', () => {
  for (const {alt} of [defaultSocialImage, ...Object.values(images)]) {
    expect(alt).toMatch(/^Linea docs[.,] .{20,}\.$/);
  }
});

it('the words of an image end no attribute', () => {
  const tags = imageTags({...images.api, alt: 'A "name" & <more>'}, 'https://docs.example/');
  expect(tags.match(/content="A &quot;name&quot; &amp; &lt;more&gt;"/g)).toHaveLength(2);
});

it('each page of the site gets its image in its head, once', async () => {
  for (const name of ['index', 'api', '404']) {
    writeFileSync(path.join(outDir, `${name}.html`), '<head></head>');
  }
  await socialImages().postBuild?.({
    outDir,
    routesPaths: ['/docs/', '/docs/', '/docs/api', '/docs/404.html', '/docs/missing'],
    siteConfig: {url: 'https://docs.example', baseUrl: '/docs/'},
  } as never);
  const root = 'https://docs.example/docs/';
  const headOf = (name: string) => readFileSync(path.join(outDir, `${name}.html`), 'utf8');
  expect(headOf('index')).toBe(`<head>${imageTags(defaultSocialImage, root)}</head>`);
  expect(headOf('404')).toBe(headOf('index'));
  expect(headOf('api')).toBe(`<head>${imageTags(images.api, root)}</head>`);
  expect(headOf('api')).toContain(
    '<meta property="og:image" content="https://docs.example/docs/img/social-api.png">',
  );
});
