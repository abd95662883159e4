import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {compact, type SearchIndexPart} from '../../../src/plugins/searchIndex/compact';

const documents = [
  {i: 1, t: 'gas gas gas gas fees on the network'},
  {i: 2, t: 'the bridge and its fees, and a word about gas'},
  {i: 3, t: 'nodes'},
];

function buildIndex(): SearchIndexPart {
  const index = lunr(function build() {
    this.ref('i');
    this.field('t');
    this.metadataWhitelist = ['position'];
    for (const document of documents) {
      this.add(document);
    }
  });
  return {documents, index: JSON.parse(JSON.stringify(index)) as SearchIndexPart['index']};
}

describe('the compact search index', () => {
  it('finds the same in the same order', () => {
    const [full, small] = [buildIndex(), buildIndex()];
    compact([small]);
    for (const query of ['gas', 'fees', 'bridge gas', 'node', 'nothing']) {
      const [before, after] = [full, small].map(({index}) =>
        lunr.Index.load(index)
          .search(query)
          .map(({ref}) => ref),
      );
      expect(after).toEqual(before);
    }
  });

  it('keeps two places of a word in a section, and one digit of each weight', () => {
    const part = buildIndex();
    compact([part]);
    // The index holds stems.
    const gas = part.index.invertedIndex.find(([term]) => term === 'ga')?.[1];
    expect(gas).toMatchObject({
      t: {
        1: {
          position: [
            [0, 3],
            [4, 3],
          ],
        },
      },
    });
    const weights = part.index.fieldVectors.flatMap(([, values]) =>
      values.filter((_, place) => place % 2),
    );
    expect(weights.every((weight) => Number.isInteger(Math.round(weight * 1000) / 100))).toBe(true);
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(buildIndex()).length);
  });
});
