import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import {remarkMethodList} from '../../../src/markdown/remarkMethodList';
import {methodMarks} from '../../../src/markdown/remarkMethodList/methodMarks';

function childrenOf(text: string): Root['children'] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkMethodList);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page).children;
}

describe('a list of methods', () => {
  it('takes the place of the element, with a sentence on the group', () => {
    const children = childrenOf('Before.\n\n<RpcMethodList group="logs" />\n\nAfter.');
    expect(children.map(({type}) => type)).toEqual(['paragraph', 'paragraph', 'list', 'paragraph']);
    expect(toString(children[1])).toBe('Read contract events in past and new blocks.');
  });

  it('names each method of each group once, with a link to its page', () => {
    const text = groups.map(({key}) => `<RpcMethodList group="${key}" />`).join('\n\n');
    const written = JSON.stringify(childrenOf(text));
    for (const name of Object.keys(methods)) {
      expect(written.split(`"url":"/${pageOf(name)}"`), name).toHaveLength(2);
    }
  });

  it('says in a line what a method answers and what differs', () => {
    const lines = toString(childrenOf('<RpcMethodList group="logs" />')[1]);
    expect(lines).toContain('eth_subscribe: Sends new blocks');
    expect(lines).toContain('(WebSocket only, not on the public endpoints, no playground)');
  });

  it.each([
    ['<RpcMethodList group="admin" />', 'use one of linea, transactions, blocks'],
    ['<RpcMethodList />', 'takes exactly one of group="…" and got nothing'],
    ['<RpcMethodList group={x} />', '<RpcMethodList> takes plain text'],
  ])('fails the build on %s, naming page, line and fix', (text, message) => {
    expect(() => childrenOf(`\n${text}`)).toThrow(/^docs\/page\.mdx:2: /);
    expect(() => childrenOf(`\n${text}`)).toThrow(message);
  });
});

describe('what differs', () => {
  const plain = {
    name: 'eth_test',
    availability: [{place: 'public endpoint', answers: 'yes'}],
    playground: true,
  } as const;

  it('is nothing where the public endpoints answer and the page has a form', () => {
    expect(methodMarks(plain)).toEqual([]);
  });

  it.each([
    ['no', 'not on the public endpoints'],
    ['conditional', 'public endpoints: with conditions'],
    ['unconfirmed', 'public endpoints: not confirmed'],
  ] as const)('tells that the public endpoints answer: %s', (answers, mark) => {
    expect(methodMarks({...plain, availability: [{place: 'public endpoint', answers}]})).toEqual([
      mark,
    ]);
  });

  it('tells of a WebSocket and of a page without a form', () => {
    expect(methodMarks({...plain, transport: 'WebSocket', playground: {no: 'It writes.'}})).toEqual(
      ['WebSocket only', 'no playground'],
    );
  });

  it('fails on a method that says nothing of the public endpoints, naming the file', () => {
    expect(() =>
      methodMarks({...plain, availability: [{place: 'Linea Besu', answers: 'yes'}]}),
    ).toThrow('Add a row to availability in data/rpc/eth_test.ts');
  });
});
