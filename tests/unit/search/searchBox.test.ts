import {describe, expect, it} from 'vitest';
import {moveActive} from '../../../src/components/search/SearchBox/moveActive';
import {statusText} from '../../../src/components/search/SearchBox/statusText';
import {HitType} from '../../../src/search/document';
import type {SearchHit} from '../../../src/search/hit';

const page = {id: 1, title: 'Bridge', url: '/bridge', breadcrumbs: []};
const hit: SearchHit = {id: 1, type: HitType.Title, url: '/bridge', title: [], page, words: []};
const answer = {label: 'Chain ID of Linea Mainnet', value: '59144', url: '/network'};

describe('the status of the search', () => {
  it.each([
    ['', {index: 'idle', answers: []}],
    ['Loading the search', {index: 'loading', answers: []}],
    ['', {index: 'done', answers: []}],
    ['', {index: 'failed', answers: []}],
    ['No results', {index: 'done', hits: [], answers: []}],
    ['1 suggestion', {index: 'done', hits: [hit], answers: []}],
    ['2 suggestions', {index: 'done', hits: [hit, hit], answers: []}],
    [
      'Chain ID of Linea Mainnet: 59144. 1 suggestion',
      {index: 'done', hits: [hit], answers: [answer]},
    ],
    ['Chain ID of Linea Mainnet: 59144. ', {index: 'done', hits: [], answers: [answer]}],
  ] as const)('is said in words: "%s"', (text, search) => {
    expect(statusText({isNear: false, ...search})).toBe(text);
  });
});

describe('the status of a search without results', () => {
  it('says that the suggestions have only some of the words', () => {
    expect(statusText({index: 'done', hits: [hit], isNear: true, answers: []})).toBe(
      'No results. Pages with some of these words: 1 suggestion',
    );
  });
});

describe('the arrow keys', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
    ['Enter', 0, undefined],
    ['a', 1, undefined],
  ])('%s moves from option %i of three to %s', (key, active, next) => {
    expect(moveActive(key, active, 3)).toBe(next);
  });

  it('move nowhere without options', () => {
    expect(moveActive('ArrowDown', 0, 0)).toBeUndefined();
  });
});
