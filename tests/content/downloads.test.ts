import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {checkDownloads} from './checks/downloads';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {readPages, root} from '../../tools/content/readPages';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('downloads', () => {
  it('are files of examples, and linked', () => {
    const names = globSync('**/*', {cwd: path.join(root, 'static/samples')});
    expect(names).not.toEqual([]);
    expectNoProblems(
      checkDownloads(
        names.map((name) => ({name, text: textOf(`static/samples/${name}`)})),
        (name) =>
          existsSync(path.join(root, 'examples', name)) ? textOf(`examples/${name}`) : undefined,
        readPages(),
      ),
    );
  });

  it('a stale copy, a download without a link and a link without a download are found', () => {
    const problems = checkDownloads(
      [
        {name: 'a/stale.ts', text: 'old'},
        {name: 'a/alone.ts', text: 'same'},
      ],
      (name) => (name === 'a/alone.ts' ? 'same' : 'new'),
      [
        {
          file: 'docs/page.mdx',
          text: '[a](pathname:///samples/a/stale.ts) [b](pathname:///samples/a/gone.ts)',
        },
      ],
    );
    expect(described(problems)).toBe(
      [
        'static/samples/a/stale.ts: is not the file that the tests run. Copy examples/a/stale.ts here',
        'static/samples/a/alone.ts: no page links it. Remove the file, or link pathname:///samples/…',
        'docs/page.mdx: links the download a/gone.ts, which does not exist. Copy examples/a/gone.ts to static/samples/a/gone.ts',
      ].join('\n'),
    );
  });
});
