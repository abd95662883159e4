import {describe, expect, it} from 'vitest';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkFrontMatter} from './checks/frontMatter';
import {parsePage, readPages} from '../../tools/content/readPages';

const pageAt = (file: string, ...lines: string[]) =>
  parsePage(file, ['---', ...lines, '---', '', 'Text.'].join('\n'));
const page = (...lines: string[]) => pageAt('docs/fixture.mdx', ...lines);
const sound = [
  'title: A title',
  `description: ${'x'.repeat(90)}`,
  'sources:',
  '  - https://example.org',
  'checked: 2026-01-02',
];

describe('front matter', () => {
  it('is valid on every page', () => {
    expectNoProblems(checkFrontMatter(readPages()));
  });

  it('passes when all keys are sound', () => {
    expectNoProblems(checkFrontMatter([page(...sound)]));
  });

  it('fails on an unknown key, naming the file and the fix', () => {
    expect(described(checkFrontMatter([page(...sound, 'color: red')]))).toMatch(
      /^docs\/fixture\.mdx: front matter has the unknown key "color"\. Allowed: title.* Remove or rename it$/,
    );
  });

  it.each([
    ['a long title', 'title: A title', `title: ${'x'.repeat(51)}`, 'title must be'],
    ['a short description', sound[1] ?? '', 'description: short', 'not 5'],
    ['a source that is no link', '  - https://example.org', '  - example', 'sources must list'],
    ['a day that is no date', 'checked: 2026-01-02', 'checked: soon', 'checked must be'],
  ])('fails on %s', (_name, good, bad, message) => {
    const lines = sound.map((line) => (line === good ? bad : line));
    expect(described(checkFrontMatter([page(...lines)]))).toContain(message);
  });

  it.each([
    ['an empty card', '""'],
    ['a long card', 'x'.repeat(91)],
    ['a card that is no text', '2026'],
  ])('fails on %s', (_name, card) => {
    const [title = '', description = '', ...rest] = sound;
    const lines = (value: string) => [title, description, `card: ${value}`, ...rest];
    expect(described(checkFrontMatter([page(...lines('x'.repeat(90)))]))).toBe('');
    expect(described(checkFrontMatter([page(...lines(card))]))).toContain(
      'card must be text of 1 to 90 characters',
    );
  });

  it('fails on keys out of order', () => {
    expect(described(checkFrontMatter([page(...sound.slice(1), 'title: A title')]))).toContain(
      'Put them as title, description, sources, checked',
    );
  });

  it('asks a page of cards for no sources, and every other page for some', () => {
    const cards = (...lines: readonly string[]) => {
      const file = 'docs/api/blocks.mdx';
      return parsePage(
        file,
        `---\n${lines.join('\n')}\n---\n\nRead a block.\n\n<CategoryCards />\n`,
      );
    };
    const own = sound.slice(0, 2);
    expect(described(checkFrontMatter([cards(...own)]))).toBe('');
    expect(described(checkFrontMatter([cards(...sound)]))).toContain(
      'sources belongs to the pages behind the cards. Remove it',
    );
    expect(described(checkFrontMatter([page(...own)]))).toContain('sources must list');
  });

  it('asks a file with the name of its folder for its address', () => {
    const file = 'docs/api/bridge/bridge.mdx';
    expect(described(checkFrontMatter([pageAt(file, ...sound)]))).toBe(
      `${file}: has the name of its folder, whose page it would become. Add slug: /api/bridge/bridge`,
    );
    const [title = '', description = '', ...rest] = sound;
    const own = [title, description, 'slug: /api/bridge/bridge', ...rest];
    expect(described(checkFrontMatter([pageAt(file, ...own)]))).toBe('');
  });

  it('fails on a title that two pages share', () => {
    const pages = [page(...sound), page(...sound)];
    expect(described(checkFrontMatter(pages))).toContain(
      'title is the same as in docs/fixture.mdx',
    );
  });
});
