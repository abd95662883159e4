import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageHash} from '../e2e/support/pageRecord';

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
let count = 0;

/** The hash of a page with this body. */
function hashOf(body: string): string | undefined {
  count += 1;
  writeFileSync(path.join(folder, `${count}.html`), body);
  return pageHash(`/${count}`, folder);
}

const article = (text: string, day: string) =>
  `<script src="/a.${day}.js"></script><article><p>${text}</p><span class=theme-last-updated>on <b>${day}</b></span></article>`;

test('the hash of a page follows its article', () => {
  expect(hashOf(article('one', '1'))).toBe(hashOf(article('one', '1')));
  expect(hashOf(article('two', '1'))).not.toBe(hashOf(article('one', '1')));
});

test('the date of the last change and the names of scripts are no part of it', () => {
  expect(hashOf(article('one', '2'))).toBe(hashOf(article('one', '1')));
});

test('the path of the copy is no part of it, other values are', () => {
  const copied = (button: string) => hashOf(`<article><button ${button}>Copy</button></article>`);
  const plain = copied('type=button name=copy-page');
  expect(copied('type=button value=/a.md name=copy-page')).toBe(plain);
  expect(copied('type="button" value="/b.md" name="copy-page"')).not.toBe(
    copied('type=button value=/b name=other'),
  );
  expect(copied('type=button value=/a name=other')).not.toBe(
    copied('type=button value=/b name=other'),
  );
});

test('a page without an article, or that is missing, has none', () => {
  expect(hashOf('<main>Home</main>')).toBeUndefined();
  expect(pageHash('/missing', folder)).toBeUndefined();
});
