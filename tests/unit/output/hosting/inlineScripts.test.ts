import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {pageScripts} from '../../../../src/output/hosting/inlineScripts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const page = (head: string, body = '') =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;

describe('the scripts of a page', () => {
  it('are hashed as browsers hash them', () => {
    // The hash that Chromium prints when it blocks this script.
    expect(pageScripts(page('<script>1</script>')).hashes).toEqual([
      'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=',
    ]);
    expect(pageScripts(page('', '<script>\r\nlet a = "<b>" && 1\r\n</script>')).hashes).toEqual([
      hash('\nlet a = "<b>" && 1\n'),
    ]);
  });

  it.each([
    '',
    ' type=module',
    ' type="text/javascript"',
    ' type="IMPORTMAP"',
    ' type="speculationrules"',
    ' async data-x=">"',
  ])('are those that browsers run or obey: <script%s>', (attributes) => {
    expect(pageScripts(page(`<script${attributes}>a()</script>`)).hashes).toEqual([hash('a()')]);
  });

  it.each([
    '<script type="application/ld+json">{"a": 1}</script>',
    '<script type="text/plain">a()</script>',
    '<script src=/a.js defer></script>',
    '<script></script>',
    '<p title="<script>a()</script>">&lt;script>a()&lt;/script></p>',
    '<!-- <script>a()</script> -->',
    '<textarea><script>a()</script></textarea>',
  ])('are not: %s', (markup) => {
    expect(pageScripts(page('', markup)).hashes).toEqual([]);
  });

  it('are found in templates, which streaming servers send', () => {
    const {hashes} = pageScripts(page('', '<template><script>a()</script></template>'));
    expect(hashes).toEqual([hash('a()')]);
  });

  it.each([
    ['<button onclick="a()">a</button>', '<button onclick="a()">'],
    ['<link rel=preload onload=a() href=/a.css>', '<link onload="a()">'],
    ['<a href=" JavaScript:a()">a</a>', '<a href=" JavaScript:a()">'],
    ['<svg><a xlink:href="javascript:a()"></a></svg>', '<a href="javascript:a()">'],
    ['<form action="javascript:a()"></form>', '<form action="javascript:a()">'],
  ])('in an attribute are refused: %s', (markup, refused) => {
    expect(pageScripts(page('', markup)).refused).toEqual([refused]);
  });

  it('leave other attributes alone', () => {
    const markup = '<p data-on="a()" class="once">a</p><a href="/javascript:not">a</a>';
    expect(pageScripts(page('', markup)).refused).toEqual([]);
  });
});

describe('the place of the policy', () => {
  const place = (html: string) => html.slice(0, pageScripts(html).policyOffset);

  it('is behind the character set and before anything that loads', () => {
    const html = page('<link rel=preload as=font href=/a><script>1</script>');
    expect(place(html)).toBe('<!doctype html><html lang=en><head><meta charset=UTF-8>');
  });

  it('is the start of a head without one', () => {
    expect(place('<!doctype html><html><head><title>a</title></head></html>')).toBe(
      '<!doctype html><html><head>',
    );
    expect(place('<head><title>a</title><meta charset="utf-8"></head>')).toBe('<head>');
  });

  it('is missed in a page without a head', () => {
    expect(() => pageScripts('<p>a</p>')).toThrow('A page has no <head> of its own: <p>a</p>');
  });
});
