import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {type Release, releases} from '@site/data/releases';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import ReleaseEntry from '@site/src/components/facts/ReleaseEntry';
import {findRelease} from '@site/src/components/facts/ReleaseEntry/findRelease';
import {
  breaksFor,
  momentText,
  releaseAnchor,
  releaseDay,
  releaseHeading,
  releasesByYear,
} from '@site/data/releaseWords';
import ReleaseTable from '@site/src/components/facts/ReleaseTable';

vi.mock('@docusaurus/Link', () => import('./components/siteLink'));

const docs = path.resolve(import.meta.dirname, '../../docs');
const page = readFileSync(path.join(docs, 'release-notes.mdx'), 'utf8');

function textsOf({note, changes}: Release): readonly string[] {
  return [...(note === undefined ? [] : [note]), ...changes.map(({text}) => text)];
}

function linksOf(release: Release): readonly string[] {
  return textsOf(release)
    .flatMap(textParts)
    .flatMap((part) => (part.kind === 'link' ? [part.to] : []));
}

describe('the releases', () => {
  it('stand newest first, with what is planned on top', () => {
    const days = releases.flatMap((release) => releaseDay(release)?.day ?? []);
    expect(days).toEqual([...days].sort().reverse());
    const firstReleased = releases.findIndex(({status}) => status === 'released');
    expect(releases.slice(firstReleased).map(({status}) => status)).not.toContain('planned');
  });

  it('have versions of their own', () => {
    expect(new Set(releases.map(releaseAnchor)).size).toBe(releases.length);
  });

  it.each(releases)('$version has days that exist and are not after its check', (release) => {
    const {mainnet, sepolia, steps = [], checked, status} = release;
    const moments = [
      mainnet.at,
      sepolia.at,
      ...steps.flatMap((step) => [step.mainnet, step.sepolia]),
    ];
    for (const moment of moments.filter((each) => each !== null)) {
      expect(momentText(moment)).not.toBe('');
      const iso = moment.length === 10 ? `${moment}T00:00Z` : moment;
      expect(new Date(iso).toISOString()).toBe(iso.replace('Z', ':00.000Z'));
      expect(moment.slice(0, 10) <= checked).toBe(true);
      expect(status).toBe('released');
    }
  });

  it.each(releases)('$version has sources, none twice', ({sources}) => {
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it.each(releases)('$version has texts whose code and links are closed', (release) => {
    for (const text of textsOf(release)) {
      expect(textParts(text).length).toBeGreaterThan(0);
    }
  });

  it('link only to anchors of releases there are', () => {
    const anchors = releases.map((release) => `#${releaseAnchor(release)}`);
    const linked = releases.flatMap(linksOf).filter((to) => to.startsWith('#'));
    expect(linked).not.toHaveLength(0);
    for (const to of linked) {
      expect(anchors).toContain(to);
    }
  });

  it('link to routes of pages there are, and otherwise to another site by https', () => {
    const linked = releases.flatMap(linksOf).filter((to) => !to.startsWith('#'));
    expect(linked.some((to) => to.startsWith('/'))).toBe(true);
    for (const to of linked) {
      // The build checks the anchors.
      const [page = ''] = to.split('#');
      const isPage = existsSync(path.join(docs, `${page}.mdx`));
      expect(isPage || to.startsWith('https://'), to).toBe(true);
    }
  });

  it('do not link to the site that this one replaces', () => {
    expect(JSON.stringify(releases)).not.toContain('docs.linea.build');
    expect(page).not.toContain('docs.linea.build');
  });

  it('that are planned say so and name no day', () => {
    for (const {mainnet, sepolia, note} of releases.filter(({status}) => status === 'planned')) {
      expect([mainnet.at, sepolia.at]).toEqual([null, null]);
      expect(note).toMatch(/^Not live/);
    }
  });
});

describe('a release that has happened', () => {
  it.each(releases.filter(({status}) => status === 'released'))(
    '$version has a day, or says of Mainnet when it was meant to be',
    ({mainnet, sepolia}) => {
      expect(mainnet.at !== null || sepolia.at !== null || mainnet.note !== undefined).toBe(true);
    },
  );

  it('tells of its steps in their order, and of Mainnet until the last one', () => {
    const stepped = releases.filter(({steps}) => steps !== undefined);
    expect(stepped).not.toHaveLength(0);
    for (const {mainnet, sepolia, steps = []} of stepped) {
      for (const [network, last] of [
        ['mainnet', mainnet.at],
        ['sepolia', sepolia.at],
      ] as const) {
        const days = steps.map((step) => step[network]);
        expect(days).toEqual([...days].sort());
        expect(days.at(-1)).toBe(last);
      }
    }
  });
});

describe('finding a release', () => {
  it('stops the build on an unknown version and names the file to look in', () => {
    expect(() => findRelease('beta-v9')).toThrow(
      /Unknown version "beta-v9".*beta-v5\.2.*data\/releases\.ts/,
    );
  });
});

describe('the day of a release', () => {
  const release = findRelease('beta-v5.2');
  const none = {at: null};
  const late = {at: '2026-02-03T10:10Z'} as const;
  const early = {at: '2025-12-30'} as const;

  it('is the one on Mainnet, else the one on Sepolia, without the time', () => {
    expect(releaseDay({...release, mainnet: late, sepolia: early})).toEqual({
      day: '2026-02-03',
      network: 'Mainnet',
    });
    expect(releaseDay({...release, mainnet: none, sepolia: early})).toEqual({
      day: '2025-12-30',
      network: 'Sepolia',
    });
    expect(releaseDay({...release, mainnet: none, sepolia: none})).toBeNull();
  });

  it('if unknown, leaves the release in the year of the one before it', () => {
    const planned = {...release, status: 'planned', mainnet: none, sepolia: none} as const;
    const newer = {...release, mainnet: late, sepolia: none};
    const undated = {...release, mainnet: none, sepolia: none};
    const older = {...release, mainnet: none, sepolia: early};
    expect(releasesByYear([planned, newer, undated, older])).toEqual([
      {year: 'Planned', own: [planned]},
      {year: '2026', own: [newer, undated]},
      {year: '2025', own: [older]},
    ]);
  });
});

describe('the components of the releases', () => {
  it('ReleaseEntry shows a planned release in short: its target, its changes and no lists', () => {
    const html = renderToStaticMarkup(createElement(ReleaseEntry, {version: 'beta-v5.4'}));
    expect(html).toContain('Target: Q4 2026');
    expect(html).toContain('Hard finality should fall');
    expect(html).not.toContain('<dl');
    expect(html).not.toContain('aria-labelledby');
  });

  it('ReleaseEntry has the target of a planned release for the search, below its heading', () => {
    const entryOf = (version: string) =>
      renderToStaticMarkup(createElement(ReleaseEntry, {version}, createElement('h2')));
    expect(entryOf('beta-v5.4')).toMatch(/<h2><\/h2><p[^>]*><span>Target: Q4 2026</);
    expect(entryOf('beta-v5.4')).not.toContain('unindexed');
    expect(entryOf('beta-v4.0')).toMatch(/<p class="[^"]*unindexed"><time .*<h2>/);
  });

  it('ReleaseEntry shows dates, hard forks, and lists named after their audience', () => {
    const html = renderToStaticMarkup(createElement(ReleaseEntry, {version: 'beta-v4.0'}));
    expect(html).toContain('<time dateTime="2025-10-28T10:10Z">October 28, 2025, 10:10 UTC</time>');
    expect(html).toContain('<th scope="row">Shanghai</th>');
    expect(html).toMatch(/<p id="beta-v4-0-operators"[^>]*><strong>For node operators<\/strong>/);
    expect(html).toMatch(/<ul aria-labelledby="beta-v4-0-operators"><li><strong[^>]*>Breaking</);
    expect(html).not.toMatch(/<h\d/);
  });

  it('ReleaseTable has a row for each release, linked to its heading', () => {
    const html = renderToStaticMarkup(createElement(ReleaseTable));
    for (const release of releases) {
      expect(html).toContain(`<a href="#${releaseAnchor(release)}">${releaseHeading(release)}</a>`);
    }
    expect(html.match(/<th scope="row"/g)).toHaveLength(releases.length);
  });

  it('ReleaseTable marks a release that breaks something, and no other', () => {
    const html = renderToStaticMarkup(createElement(ReleaseTable));
    expect(html).toContain('Breaking for developers and node operators');
    expect(html.match(/Breaking for /g)).toHaveLength(
      releases.filter((release) => breaksFor(release) !== '').length,
    );
  });
});

describe('the words of a release', () => {
  it.each([
    ['2026-04-01', 'April 1, 2026'],
    ['2025-10-28T10:10Z', 'October 28, 2025, 10:10 UTC'],
  ] as const)('write %s as %s', (moment, text) => {
    expect(momentText(moment)).toBe(text);
  });

  it('refuse a month that does not exist', () => {
    expect(() => momentText('2026-13-01')).toThrow('2026-13-01');
  });

  it('name whom a release breaks something for', () => {
    expect(breaksFor(findRelease('beta-v4.0'))).toBe('developers and node operators');
    expect(breaksFor(findRelease('beta-v4.1'))).toBe('');
  });
});
