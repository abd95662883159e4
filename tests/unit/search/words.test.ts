// cspell:ignore merkles
import {describe, expect, it} from 'vitest';
import {searchTitles} from './smallSearch';

describe('stop words', () => {
  it('are left out', async () => {
    const {find} = await searchTitles('Bridge of the network', 'Bridge');
    expect([...find('the bridge')].sort()).toEqual(['/1', '/2']);
    expect([...find('what is the bridge')].sort()).toEqual(['/1', '/2']);
  });

  it('are found on a site that keeps them', async () => {
    const {find} = await searchTitles('Bridge of the network', 'Bridge');
    expect(find('the bridge', {hasStopWords: true})).toEqual(['/1']);
  });

  it('are found when there are no others', async () => {
    const {find} = await searchTitles('To be or not to be', 'Bridge');
    expect(find('to be')).toEqual(['/1']);
  });

  it('include the name of the network, unless it is alone', async () => {
    const {find} = await searchTitles('Linea', 'Bridge');
    expect(find('linea bridge')).toEqual(['/2']);
    expect(find('linea')).toEqual(['/1']);
  });
});

describe('words of questions and wishes', () => {
  it('can lack on a page', async () => {
    const {find} = await searchTitles('Bridge', 'Nodes');
    expect(find('find bridge')).toEqual(['/1']);
    expect(find('how do i make my bridge work')).toEqual(['/1']);
  });

  it('do not stand in for other words', async () => {
    const {find} = await searchTitles('Run', 'Nodes');
    expect(find('run a bridge')).toEqual([]);
  });

  it('are what is sought when there are no others', async () => {
    const {find} = await searchTitles('Support', 'Nodes');
    expect(find('support')).toEqual(['/1']);
    expect(find('find support')).toEqual([]);
  });
});

describe('Chinese', () => {
  it('is found by character', async () => {
    const {find} = await searchTitles('什么是区块链', '一个区', 'Gas 手续费');
    expect([...find('区')].sort()).toEqual(['/1', '/2']);
    expect(find('链区')).toEqual(['/1']);
    expect(find('gas手续')).toEqual(['/3']);
    expect(find('桥')).toEqual([]);
  });
});

describe('synonyms', () => {
  it.each([
    ['tx', 'Transaction'],
    ['txs', 'Transactions'],
    ['transaction', 'What a tx is'],
    ['nfts', 'ERC721'],
    ['endpoints', 'The URL'],
    ['docs', 'Documentation'],
  ])('are found: "%s" finds "%s"', async (typed, title) => {
    const {find} = await searchTitles(title, 'Other');
    expect(find(typed)).toEqual(['/1']);
  });

  it('come after the word itself', async () => {
    const {find} = await searchTitles('The transaction', 'The tx');
    expect(find('tx')).toEqual(['/2', '/1']);
    expect(find('transaction')).toEqual(['/1', '/2']);
  });
});

describe('marks within words', () => {
  it.each(['merkle’s', "merkle's", 'merkles', "Merkle's"])(
    'can be apostrophes, typed or not: "%s"',
    async (typed) => {
      for (const title of ['Merkle’s tree', "Merkle's tree"]) {
        const {find} = await searchTitles(title, 'Other');
        expect(find(typed)).toEqual(['/1']);
      }
    },
  );

  it('make no words of their own where no page has the word', async () => {
    const {find} = await searchTitles('Wallet connection');
    expect(find("wallet shan't connection")).toEqual(['/1']);
  });

  it.each(['2,000,000', '2000000'])('can separate thousands: "%s"', async (typed) => {
    for (const title of ['At most 2,000,000 gas', 'At most 2000000 gas']) {
      const {find} = await searchTitles(title, 'Other');
      expect(find(typed)).toEqual(['/1']);
      expect(find(`${typed} gas`)).toEqual(['/1']);
    }
  });

  it('can be hyphens', async () => {
    const {find} = await searchTitles('A Layer-5 network', 'Other');
    for (const typed of ['layer 5', 'layer-5', 'Layer-5 network']) {
      expect(find(typed), typed).toEqual(['/1']);
    }
  });
});
