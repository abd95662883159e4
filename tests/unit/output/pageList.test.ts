import {expect, it} from 'vitest';
import {listPages} from '../../../src/output/pageList';

it('lists the pages by path, as links name them, without those that are unlisted', () => {
  const docs = [
    {permalink: '/b', title: 'B', unlisted: false},
    {permalink: '/a/', title: 'A', unlisted: false},
    {permalink: '/', title: 'Home', unlisted: false},
    {permalink: '/hidden', title: 'Hidden', unlisted: true},
  ];
  expect(listPages({docs} as unknown as Parameters<typeof listPages>[0])).toEqual([
    {path: '/', title: 'Home'},
    {path: '/a', title: 'A'},
    {path: '/b', title: 'B'},
  ]);
});
