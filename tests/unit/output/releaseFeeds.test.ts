// @vitest-environment jsdom
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {toString as textOfNode} from 'mdast-util-to-string';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Release, releases} from '@site/data/releases';
import {releaseAnchor} from '@site/data/releaseWords';
import {type TextPart, textParts} from '@site/src/components/facts/FactText/textParts';
import {phrasing} from '../../../src/markdown/nodes';
import {releaseFeeds} from '../../../src/output/releaseFeeds';
import {atom} from '../../../src/output/feeds/atom';
import {feedOf} from '../../../src/output/releaseFeeds/feed';
import {jsonFeed} from '../../../src/output/feeds/jsonFeed';
import {textHtml} from '../../../src/output/releaseFeeds/textHtml';

const SITE = {title: 'Docs', home: 'https://docs.example/base/'};
const PAGE = 'https://docs.example/base/release-notes';
const ATOM = 'http://www.w3.org/2005/Atom';

/** The replacement for characters that XML forbids. */
const REPLACED = '\u{FFFD}';

/** RFC 3339, for Atom and JSON Feed. */
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const TAG_URI = /^tag:[a-z0-9.-]+,\d{4}(?:-\d{2}){0,2}:[\w./-]+$/;

/** Parses XML. @throws if it is not well-formed. */
function parse(xml: string): XMLDocument {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const problem = document.querySelector('parsererror');
  if (problem !== null) {
    throw new Error(problem.textContent);
  }
  return document;
}

/** An entry's content in a feed reader. */
function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The children of an element with a name, in Atom's namespace. */
function all(parent: Element, name: string): Element[] {
  return [...parent.children].filter(
    ({localName, namespaceURI}) => localName === name && namespaceURI === ATOM,
  );
}

function text(parent: Element, name: string): string {
  const found = all(parent, name);
  expect(found, name).toHaveLength(1);
  return found[0]?.textContent ?? '';
}

/** The targets of links by `rel`. */
function links(parent: Element): Record<string, string> {
  return Object.fromEntries(
    all(parent, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
  ) as Record<string, string>;
}

interface JsonItem {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly content_html: string;
  readonly date_published: string;
  readonly date_modified: string;
  readonly tags: readonly string[];
}

interface JsonFeed {
  readonly version: string;
  readonly title: string;
  readonly home_page_url: string;
  readonly feed_url: string;
  readonly authors: readonly {readonly name: string; readonly url: string}[];
  readonly items: readonly JsonItem[];
}

/** A release with a test's fields. */
function releaseWith(changed: Partial<Release>): Release {
  return {
    version: 'beta-v9',
    name: 'Beta v9',
    title: 'A title',
    status: 'released',
    mainnet: {at: '2026-02-03'},
    sepolia: {at: null},
    changes: [{audience: 'users', text: 'A text.'}],
    sources: ['https://source.example'],
    checked: '2026-11-21',
    ...changed,
  };
}

/** Both feeds of some releases, parsed. */
function feedsOf(shown: readonly Release[]): {readonly feed: Element; readonly json: JsonFeed} {
  const feed = feedOf(shown, SITE);
  return {
    feed: parse(atom(feed, 'application/atom+xml')).documentElement,
    json: JSON.parse(jsonFeed(feed)) as JsonFeed,
  };
}

const dated = releases.filter(
  ({status, mainnet, sepolia}) =>
    status === 'released' && (mainnet.at !== null || sepolia.at !== null),
);

describe('the files of the feeds', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  const read = (name: string) => readFileSync(path.join(outDir, 'release-notes', name), 'utf8');

  beforeAll(async () => {
    type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];
    const siteConfig = {title: 'Docs', url: 'https://docs.example', baseUrl: '/base/'};
    await releaseFeeds().postBuild?.({outDir, siteConfig} as Build);
  });
  afterAll(() => {
    rmSync(outDir, {recursive: true});
  });

  it('are written by the build, from the same facts as the page', () => {
    const feed = feedOf(releases, SITE);
    expect(read('atom.xml')).toBe(atom(feed, 'application/atom+xml'));
    expect(read('feed.json')).toBe(jsonFeed(feed));
  });
});

describe('the Atom feed', () => {
  const {feed} = feedsOf(releases);

  it('has what RFC 4287 asks of a feed, each once', () => {
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', ATOM]);
    expect(text(feed, 'id')).toMatch(TAG_URI);
    expect(text(feed, 'title')).not.toBe('');
    expect(text(feed, 'updated')).toMatch(TIMESTAMP);
    const [author] = all(feed, 'author');
    expect(author && text(author, 'name')).toBe('Docs');
    expect(links(feed)).toEqual({
      self: 'https://docs.example/base/release-notes/atom.xml',
      alternate: PAGE,
    });
  });

  it('has what RFC 4287 asks of an entry, and none twice', () => {
    const entries = all(feed, 'entry');
    expect(entries).toHaveLength(dated.length);
    for (const entry of entries) {
      expect(text(entry, 'id')).toMatch(TAG_URI);
      expect(text(entry, 'title')).not.toBe('');
      expect(text(entry, 'updated')).toMatch(TIMESTAMP);
      expect(text(entry, 'published') <= text(entry, 'updated')).toBe(true);
      expect(all(entry, 'content').map((content) => content.getAttribute('type'))).toEqual([
        'html',
      ]);
    }
    expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length);
  });

  it('was updated when its newest entry was', () => {
    const updates = all(feed, 'entry').map((entry) => text(entry, 'updated'));
    expect(text(feed, 'updated')).toBe([...updates].sort().at(-1));
  });

  it('leads each entry to its heading on the page', () => {
    expect(all(feed, 'entry').map(links)).toEqual(
      dated.map((release) => ({alternate: `${PAGE}#${releaseAnchor(release)}`})),
    );
  });

  it('has content that is HTML, with absolute links only', () => {
    for (const entry of all(feed, 'entry')) {
      const document = parseHtml(text(entry, 'content'));
      expect(document.querySelectorAll('li').length).toBeGreaterThan(2);
      for (const link of document.querySelectorAll('a')) {
        expect(link.getAttribute('href')).toMatch(/^https:\/\//);
      }
    }
  });
});

describe('the JSON Feed', () => {
  const {feed, json} = feedsOf(releases);

  it('has what version 1.1 asks', () => {
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: PAGE,
      feed_url: 'https://docs.example/base/release-notes/feed.json',
      authors: [{name: 'Docs', url: 'https://docs.example/base/'}],
    });
    expect(json.title).not.toBe('');
    for (const item of json.items) {
      expect(typeof item.id).toBe('string');
      expect(item.content_html).not.toBe('');
      expect(item.date_published).toMatch(TIMESTAMP);
      expect(item.date_modified).toMatch(TIMESTAMP);
    }
  });

  it('says the same as the Atom feed', () => {
    const entries = all(feed, 'entry').map((entry) => ({
      id: text(entry, 'id'),
      url: links(entry).alternate,
      title: text(entry, 'title'),
      content_html: text(entry, 'content'),
      date_published: text(entry, 'published'),
      date_modified: text(entry, 'updated'),
      tags: all(entry, 'category').map((category) => category.getAttribute('term')),
    }));
    expect(json.items).toEqual(entries);
  });
});

describe('the entries of the feeds', () => {
  const itemsOf = (...shown: readonly Release[]) => feedsOf(shown).json.items;
  const known = releaseWith({version: 'known'});

  it('are the releases that have happened on a known day, newest first', () => {
    const planned = releaseWith({version: 'a', status: 'planned', mainnet: {at: null}});
    const undated = releaseWith({version: 'b', mainnet: {at: null, note: 'Target: August'}});
    const ids = itemsOf(planned, known, undated).map(({id}) => id);
    expect(ids).toEqual(['tag:docs.linea.build,2026:release-notes/known']);
    expect(itemsOf(...releases).map(({title}) => title)).toEqual(
      dated.map(({name, title}) => `${name}: ${title}`),
    );
  });

  it('keep their identity on another origin', () => {
    const elsewhere = feedOf([known], {title: 'A copy', home: 'https://copy.example/'});
    expect(elsewhere.entries.map(({id}) => id)).toEqual(itemsOf(known).map(({id}) => id));
    expect(elsewhere.entries[0]?.url).toBe('https://copy.example/release-notes#known');
  });

  it('have the day of the first network, and that of the last one', () => {
    const [item] = itemsOf(
      releaseWith({
        mainnet: {at: '2025-10-28T10:10Z'},
        sepolia: {at: '2025-10-09'},
        steps: [{name: 'Paris', mainnet: '2025-10-22', sepolia: '2025-09-24'}],
      }),
    );
    expect(item).toMatchObject({
      date_published: '2025-09-24T00:00:00Z',
      date_modified: '2025-10-28T10:10:00Z',
    });
  });

  it('name audiences and what breaks', () => {
    const [item] = itemsOf(
      releaseWith({
        changes: [
          {audience: 'users', text: 'More.'},
          {audience: 'operators', breaking: true, text: 'Update.'},
        ],
      }),
    );
    expect(item?.tags).toEqual(['operators', 'users', 'breaking']);
    expect(item?.content_html).toContain('<li><strong>Breaking:</strong> Update.</li>');
  });

  it('stop the build when there is none', () => {
    expect(() => feedOf([releaseWith({status: 'planned'})], SITE)).toThrow('data/releases.ts');
  });
});

describe('a text in a feed', () => {
  it.each([
    ['Call `a<b>`.', 'Call <code>a&lt;b&gt;</code>.'],
    ['[here](#beta-v5-2)', `<a href="${PAGE}#beta-v5-2">here</a>`],
    [
      '[`there`](/get-started)',
      '<a href="https://docs.example/base/get-started"><code>there</code></a>',
    ],
    ['[a site](https://a.example/?b=1&c=2)', '<a href="https://a.example/?b=1&amp;c=2">a site</a>'],
  ])('%s', (fact, html) => {
    expect(textHtml(fact, PAGE)).toBe(html);
  });

  const HOSTILE = [
    '<script>alert(1)</script> & "quotes" \'too\'',
    ']]> <![CDATA[ &amp; &#0;',
    'null \u0000, escape \u001b, half \ud800 a pair, whole 😀',
    '[click](javascript:alert(1)) [data](data:text/html,x) ![x](https://a.example/x.png)',
    '</content></entry><entry>',
  ];

  it.each(HOSTILE)('does no harm: %j', (hostile) => {
    const release = releaseWith({
      title: hostile,
      note: hostile,
      mainnet: {at: '2026-02-03', note: hostile},
      changes: [{audience: 'users', text: hostile}],
    });
    const {feed, json} = feedsOf([release]);
    const [entry] = all(feed, 'entry');
    const kept = hostile.replace(/\p{Cc}|\p{Cs}/gu, REPLACED);
    expect(all(feed, 'entry')).toHaveLength(1);
    expect(entry && text(entry, 'title')).toBe(`Beta v9: ${kept}`);
    for (const html of [entry ? text(entry, 'content') : '', json.items[0]?.content_html ?? '']) {
      const document = parseHtml(html);
      expect(
        document.querySelectorAll('script, img, [href^="javascript:"], [href^="data:"]'),
      ).toHaveLength(0);
      expect(document.querySelectorAll('body > ul')).toHaveLength(2);
      expect(document.body.textContent).toContain(`Linea Mainnet: February 3, 2026. ${kept}`);
    }
  });

  it('says the same words as on the page', () => {
    const words = (parts: readonly TextPart[]): string =>
      parts.map((part) => (part.kind === 'link' ? words(part.label) : part.text)).join('');
    for (const {note, changes} of releases) {
      for (const fact of [note ?? '', ...changes.map((change) => change.text)]) {
        expect(
          phrasing(fact)
            .map((node) => textOfNode(node))
            .join(''),
        ).toBe(words(textParts(fact)));
      }
    }
  });
});
