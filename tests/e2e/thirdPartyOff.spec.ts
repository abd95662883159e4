import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {sitePort} from '../../tools/ports';
import {buildOnce} from './spec/support/sites';
import {test} from './support/outsideSite';
import {expect} from './support/test';

/** Strings in the code for consent and outside scripts, and in the link to the stylesheet on the CDN. */
const CODE = ['privacy-choices', 'Privacy choices', 'gtm.start', 'cdn.jsdelivr.net/npm/katex'];

/** The strings of `CODE` that are in the pages, scripts or styles of a build. */
function wordsIn(folder: string): readonly string[] {
  const files = globSync(['*.html', 'technology/*.html', 'assets/{css,js}/*'], {
    cwd: folder,
    absolute: true,
  });
  expect(files.length).toBeGreaterThan(10);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return CODE.filter((word) => texts.some((text) => text.includes(word)));
}

/** The sources of each directive in the policy of a page, without hashes of inline scripts. */
async function policyOf(url: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const html = await (await fetch(url)).text();
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
    }),
  );
}

test('what is off leaves nothing in pages, scripts and styles', async () => {
  const {folder} = await buildOnce('outside');
  expect(wordsIn(folder)).toEqual(CODE);
  expect(wordsIn(path.resolve(__dirname, '../../build'))).toEqual([]);
});

test('the policy lets in what is on, and nothing else', async ({outsideSite}) => {
  const usual = await policyOf(`http://localhost:${sitePort}/technology/architecture`);
  const wide = await policyOf(`${outsideSite}/technology/architecture`);
  expect(usual['script-src']).toEqual(["'self'"]);
  const added = Object.entries(wide)
    .map(
      ([name, sources]) =>
        [
          name,
          sources
            .filter((source) => !usual[name]?.includes(source))
            .map((source) => source.replace(/@[\d.]+/, '@version')),
        ] as const,
    )
    .filter(([, sources]) => sources.length > 0);
  expect(Object.fromEntries(added)).toEqual({
    'script-src': [
      'https://www.googletagmanager.com',
      'https://widget.example/v1.js',
      'https://cdn.example/npm/docs-bot@version/index.js',
    ],
    'style-src': ['https://cdn.jsdelivr.net/npm/katex@version/dist/katex.min.css'],
    'img-src': ['https://www.googletagmanager.com'],
    'font-src': ['https://cdn.jsdelivr.net/npm/katex@version/dist/fonts/'],
    'connect-src': ['https://feedback.example/pages'],
  });
});
