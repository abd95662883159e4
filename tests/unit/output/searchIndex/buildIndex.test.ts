import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../../src/output/searchIndex/buildIndex';
import {HitType} from '../../../../src/search/document';
import {searchOf, wholePage} from '../../search/smallSearch';

const pages = [
  wholePage({
    title: 'Bridge',
    url: '/bridge',
    breadcrumbs: ['Get started'],
    description: 'Move tokens.',
    keywords: 'bridge, usdc',
    traits: ['deployed'],
    prose: 'How to move tokens.',
    sections: {Limits: {labels: 'Network', cells: 'Mainnet 1,000'}, Fees: {}},
  }),
  wholePage({title: 'Nodes', url: '/nodes', traits: ['retired'], code: 'npm start'}),
];

const answer = {
  label: 'Chain ID',
  value: '59144',
  route: '/network#mainnet',
  questions: ['chain id', '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec'],
  also: 'linea',
};

describe('the first file of an index', () => {
  const [titles, headings, descriptions, keywords, content, answers] = buildIndex(pages, [
    answer,
  ]).first;

  it('has pages and headings, with even ids in reading order', () => {
    expect(titles?.documents).toEqual([
      {i: 2, t: 'Bridge', u: '/bridge', b: ['Get started']},
      {i: 8, t: 'Nodes', u: '/nodes', b: []},
    ]);
    expect(headings?.documents).toEqual([
      {i: 4, t: 'Limits', u: '/bridge', h: '#1', p: 2},
      {i: 6, t: 'Fees', u: '/bridge', h: '#2', p: 2},
    ]);
  });

  it('has the descriptions and keywords of pages that have some', () => {
    expect(descriptions?.documents).toEqual([
      {i: 2, t: 'Move tokens.', s: 'Bridge', u: '/bridge', p: 2},
    ]);
    expect(keywords?.documents.map(({i, t}) => [i, t])).toEqual([[2, 'bridge, usdc']]);
  });

  it('has the traits of pages', () => {
    expect(titles?.index.traits).toEqual({deployed: [2], retired: [8]});
  });

  it('has the text of a small index, by the id that follows the id of the section', () => {
    expect(content?.documents.map(({i, t, u, p}) => [i, t, u, p])).toEqual([
      [3, 'How to move tokens.', '/bridge', 2],
    ]);
    expect(content?.index.labels).toEqual([[4, 'Network']]);
    expect(content?.index.words).toEqual([
      [4, 'mainnet 1,000'],
      [8, 'npm start'],
    ]);
  });

  it('has answers, with their questions, and addresses cut as in queries', () => {
    expect(answers).toEqual({
      documents: [{i: 1, t: 'Chain ID', s: '59144', u: '/network', h: '#mainnet'}],
      index: {questions: [[1, ['chain id', '0x508Ca82D'], 'linea']]},
    });
  });

  it('is found in', async () => {
    const {find} = await searchOf(buildIndex(pages, []));
    for (const query of ['usdc', 'limits', 'tokens', 'mainnet', '1000']) {
      expect(find(query), query).toEqual(['/bridge']);
    }
  });
});

describe('the files of an index', () => {
  it('are one for a small index', () => {
    const {first, texts} = buildIndex(pages, [answer]);
    expect(texts).toEqual([]);
    expect(first[HitType.Content]?.index).toMatchObject({textFiles: 0});
  });

  it('say which answers are sentences', () => {
    const {label, value} = answer;
    const error = {route: '/errors', label, value, questions: ['nonce'], isProse: true};
    const part = buildIndex(pages, [answer, error]).first.at(-1);
    expect(part?.documents.map(({i, u, h}) => [i, u, h])).toEqual([
      [1, '/network', '#mainnet'],
      [2, '/errors', undefined],
    ]);
    expect(part?.index.questions?.[1]).toEqual([2, ['nonce']]);
    expect(part?.index.prose).toEqual([2]);
  });

  it('are none the less an index for no pages', () => {
    const {first, texts} = buildIndex([], []);
    expect(first.map(({documents}) => documents)).toEqual([[], [], [], [], [], []]);
    expect(texts).toEqual([]);
  });
});

describe('a large index', () => {
  // More than a file has, whatever its size.
  const code = `${'gas'.repeat(20)} `.repeat(70_000);
  const many = ['one', 'two', 'three'].map((prose) =>
    wholePage({title: prose, url: `/${prose}`, prose: `Number ${prose}.`, code, labels: 'Row'}),
  );
  const files = buildIndex([...many, ...pages], []);

  it('has its text in files of their own, with whole pages in order', () => {
    expect(files.first[HitType.Content]).toEqual({
      documents: [],
      index: {textFiles: files.texts.length},
    });
    expect(files.texts.length).toBeGreaterThan(1);
    const ids = files.texts.flatMap(([part]) => part?.documents.map(({i}) => i) ?? []);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids).toHaveLength(4);
  });

  it('has no page in two files, and no file without pages', () => {
    const perFile = files.texts.map(([part]) => part?.index.words?.map(([id]) => id) ?? []);
    expect(perFile.every((ids) => ids.length > 0)).toBe(true);
    expect(new Set(perFile.flat()).size).toBe(perFile.flat().length);
  });

  it('does not repeat what the first file says', () => {
    for (const [part] of files.texts) {
      for (const document of part?.documents ?? []) {
        expect(Object.keys(document).sort()).toEqual(['i', 't']);
      }
    }
  });

  it('is found in', async () => {
    const {find} = await searchOf(files);
    expect(find('number three')).toEqual(['/three']);
    expect(find('mainnet')).toEqual(['/bridge']);
  });
});
