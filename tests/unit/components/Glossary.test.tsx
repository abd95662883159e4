// @vitest-environment jsdom
import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {GlossaryTerm} from '@site/data/glossary';
import Glossary from '@site/src/components/facts/Glossary';
import {
  definitionParts,
  glossaryLetters,
} from '@site/src/components/facts/Glossary/glossaryLetters';

const {glossary, collectAnchor} = vi.hoisted(() => ({
  glossary: [] as GlossaryTerm[],
  collectAnchor: vi.fn<(anchor: string) => void>(),
}));
vi.mock('@site/data/glossary', () => ({glossary}));
vi.mock('@docusaurus/Link', () => import('./siteLink'));
vi.mock('@theme/Heading', () => import('./siteHeading'));
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

function term(name: string, change: Partial<GlossaryTerm> = {}): GlossaryTerm {
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    term: name,
    definition: `What ${name} means.`,
    see: '/technology',
    source: 'https://source.example/glossary/',
    ...change,
  };
}

beforeEach(() => {
  collectAnchor.mockReset();
  glossary.splice(
    0,
    Infinity,
    term('validity proof', {also: ['ZK proof', 'SNARK'], see: '/technology/prover'}),
    term('arithmetization', {definition: 'Turns `a + b` into constraints.'}),
    term('Account', {source: 'owner/repo@0123456789abcdef:docs/terms.md'}),
    term('4844 blob'),
  );
});

describe('Glossary', () => {
  it('has a heading for each letter that has terms, in order, and a list to jump to them', () => {
    render(<Glossary />);
    const headings = screen.getAllByRole('heading', {level: 2});
    expect(headings.map((heading) => [heading.id, heading.firstChild?.textContent])).toEqual([
      ['letter-0', '0–9'],
      ['letter-a', 'A'],
      ['letter-v', 'V'],
    ]);
    const jumps = within(screen.getByRole('navigation', {name: 'Glossary letters'})).getAllByRole(
      'link',
    );
    expect(jumps.map((link) => link.getAttribute('href'))).toEqual([
      '#letter-0',
      '#letter-a',
      '#letter-v',
    ]);
  });

  it('sorts the terms of a letter without regard to case', () => {
    render(<Glossary />);
    expect(screen.getAllByRole('term').map((each) => each.firstChild?.textContent)).toEqual([
      '4844 blob',
      'Account',
      'arithmetization',
      'validity proof',
    ]);
  });

  it('gives each term an anchor, a link to it, and tells the link checker', () => {
    const {container} = render(<Glossary />);
    expect(container.querySelector('dt#validity-proof')).toBeTruthy();
    expect(
      screen.getByRole('link', {name: 'Direct link to validity proof'}).getAttribute('href'),
    ).toBe('#validity-proof');
    expect(new Set(collectAnchor.mock.calls.map(([anchor]) => anchor))).toEqual(
      new Set(['4844-blob', 'account', 'arithmetization', 'validity-proof']),
    );
  });

  it('shows other forms, the page to read on, and the source', () => {
    const {container} = render(<Glossary />);
    const entry = container.querySelector('#validity-proof')?.parentElement;
    expect(entry?.textContent).toContain('Also: ZK proof, SNARK');
    expect(screen.getByRole('link', {name: 'More about validity proof'}).getAttribute('href')).toBe(
      '/technology/prover',
    );
    const sources = screen.getAllByRole('link', {name: /^Source of/});
    expect(sources.map((link) => link.getAttribute('href'))).toEqual([
      'https://source.example/glossary/',
      'https://github.com/owner/repo/blob/0123456789abcdef/docs/terms.md',
      'https://source.example/glossary/',
      'https://source.example/glossary/',
    ]);
    expect(sources[1]?.textContent).toBe('Source of Account (opens in a new tab)');
    expect(screen.getByTitle(/^owner\/repo: docs\/terms\.md/)).toBeTruthy();
  });

  it('shows words between backticks as code', () => {
    render(<Glossary />);
    expect(screen.getByText('a + b').tagName).toBe('CODE');
  });

  it.each([
    ['an id is used twice', term('Account'), 'Glossary id "account" is used twice'],
    [
      'an id cannot be an anchor',
      term('x', {id: 'Not Kebab'}),
      'Glossary id "Not Kebab" is not kebab-case',
    ],
    [
      'an id is one of a letter',
      term('x', {id: 'letter-a'}),
      'Glossary id "letter-a" is not kebab-case, or taken',
    ],
    [
      'a backtick is left open',
      term('x', {definition: 'see `here'}),
      'A backtick is left open in the glossary: "see `here"',
    ],
    [
      'a term starts with neither letter nor digit',
      term('x', {term: '?'}),
      'Glossary term "?" starts with neither',
    ],
  ])('stops the build when %s', (_, broken, message) => {
    glossary.push(broken);
    expect(() => renderToString(<Glossary />)).toThrow(message);
  });
});

describe('glossaryLetters', () => {
  it('puts an accented initial under its letter', () => {
    expect(glossaryLetters([term('état', {id: 'etat'})]).map(({letter}) => letter)).toEqual(['E']);
  });

  it('leaves the data as it is', () => {
    const terms = Object.freeze([term('b'), term('a')]);
    expect(glossaryLetters(terms).map(({letter}) => letter)).toEqual(['A', 'B']);
  });
});

describe('definitionParts', () => {
  it('splits text and code', () => {
    expect(definitionParts('Call `a()` or `b`.')).toEqual([
      {text: 'Call ', code: false},
      {text: 'a()', code: true},
      {text: ' or ', code: false},
      {text: 'b', code: true},
      {text: '.', code: false},
    ]);
  });

  it('drops empty pieces', () => {
    expect(definitionParts('`a`')).toEqual([{text: 'a', code: true}]);
  });
});
