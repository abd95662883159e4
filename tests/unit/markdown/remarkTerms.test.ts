// cspell:ignore Blobby reblob
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it, vi} from 'vitest';
import type {MdxElement} from '../../../src/markdown/remarkComponents/plainAttributes';
import {remarkTerms} from '../../../src/markdown/remarkTerms';

vi.mock('../../../data/glossary', () => ({
  glossary: [
    {id: 'aggregation-proof', term: 'aggregation proof', also: ['aggregation']},
    {id: 'batch', term: 'batch'},
    {id: 'blob', term: 'blob', also: ['data blob', 'DB']},
    {id: 'gas', term: 'gas', inPages: false},
    {id: 'merkle-tree', term: 'Merkle tree'},
    {id: 'opcode', term: 'opcode', also: ['instruction'], inPages: ['opcode']},
    {id: 'proof', term: 'proof'},
    {id: 'validity', term: 'validity'},
  ],
}));

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx);

interface Where {
  readonly path?: string;
  readonly frontMatter?: object;
}

function treeOf(text: string, {path = '/site/docs/page.mdx', frontMatter = {}}: Where = {}): Root {
  const page = new VFile({path, value: text, data: {frontMatter}});
  const processor = parser().use(remarkTerms);
  return processor.runSync(processor.parse(page), page);
}

/** Linked terms, as `id: words`. */
function termsOf(text: string, where?: Where): readonly string[] {
  return termsIn(treeOf(text, where));
}

function termsIn(tree: Root): readonly string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    const {name, attributes = []} = node as MdxElement;
    if (name === 'Definition') {
      found.push(`${String(attributes[0]?.value)}: ${toString(node)}`);
    }
  });
  return found;
}

describe('a term of the glossary in a page', () => {
  it('is a definition at its first use, and only there', () => {
    expect(termsOf('Take a blob.\n\nThis blob is a blob in a batch.')).toEqual([
      'blob: blob',
      'batch: batch',
    ]);
  });

  it('leaves the text as it is', () => {
    const text = 'A blob, a batch; blobs.';
    expect(toString(treeOf(text))).toBe(text);
  });

  it.each([
    ['at the start of a sentence', 'Blobs are large.', ['blob: Blobs']],
    ['in the plural', 'Two batches and the proofs.', ['batch: batches', 'proof: proofs']],
    ['in the plural of y', 'Two validities.', ['validity: validities']],
    ['under another name', 'The DB.', ['blob: DB']],
    ['across a line', 'The Merkle\ntree.', ['merkle-tree: Merkle\ntree']],
    ['before an apostrophe', "The batch's end.", ['batch: batch']],
    [
      'in bold, in lists and in quotes',
      '- **Blob.** Text\n\n> proof',
      ['blob: Blob', 'proof: proof'],
    ],
    ['below a step', '<Steps>\n\n1. A blob.\n\n</Steps>', ['blob: blob']],
  ])('is found %s', (_where, text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('is the longest that stands there, also when that one was used before', () => {
    expect(termsOf('An aggregation proof. One more aggregation proof.')).toEqual([
      'aggregation-proof: aggregation proof',
    ]);
  });

  it.each([
    ['a heading', '## A blob'],
    ['code', 'Run `blob`.\n\n```\nblob\n```'],
    ['a link', 'See [the blob](./blob.mdx).'],
    ['the text of an image', '![A blob](./blob.png)'],
    ['a formula', 'Let $blob$ be.'],
    ['the header of a table', '| blob | b |\n|---|---|\n| 1 | 2 |'],
    ['a card, which is a link', '<Card title="A blob" to="/blob">\n\nA blob.\n\n</Card>'],
    ['a summary, which is a button', '<details><summary>A blob</summary>Text</details>'],
    ['an expression', 'Text {/* blob */}.'],
    ['a part of a word', 'Blobby reblob, a blob_id.'],
    ['a part of a name', 'A non-blob, blob-carrying, eth/blob and blob.example.org.'],
    ['a word in other capitals', 'A BLOB and a merkle tree.'],
  ])('is not linked in %s', (_where, text) => {
    expect(termsOf(text)).toEqual([]);
  });

  it('is linked in a note, but not in its title', () => {
    const paragraph = (value: string, data = {}) => ({
      type: 'paragraph',
      data,
      children: [{type: 'text', value}],
    });
    const children = [
      paragraph('A blob and a batch', {directiveLabel: true}),
      paragraph('One blob.'),
    ];
    const note = {type: 'containerDirective', name: 'note', children};
    const tree = {type: 'root', children: [note]} as unknown as Root;
    unified()
      .use(remarkTerms)
      .runSync(tree, new VFile({path: '/site/docs/page.mdx'}));
    expect(termsIn(tree)).toEqual(['blob: blob']);
  });

  it('is linked in the body of a table', () => {
    expect(termsOf('| a | b |\n|---|---|\n| a blob | 2 |')).toEqual(['blob: blob']);
  });

  it('is not linked when it is an everyday word, or a form that often means something else', () => {
    expect(termsOf('Gas of an instruction.')).toEqual([]);
    expect(termsOf('An opcode.')).toEqual(['opcode: opcode']);
  });

  it('is not linked where the front matter says that the word is a plain one', () => {
    expect(termsOf('A batch with a blob.', {frontMatter: {plain_words: ['batch']}})).toEqual([
      'blob: blob',
    ]);
  });

  it('is not linked before the definition that the page writes itself', () => {
    expect(termsOf('Blobs.\n\nA <Definition term="data blob">blob</Definition>.')).toEqual([
      'data blob: blob',
    ]);
  });

  it('is named by the definition of a page that has no words for it', () => {
    expect(termsOf('<Definition term="data blob" />')).toEqual(['data blob: blob']);
  });

  it.each([
    ['the glossary', 'A blob.\n\n<Glossary />', {}],
    ['a part of several pages', 'A blob.', {path: '/site/docs/_partials/a.mdx'}],
    ['a part of several pages, on Windows', 'A blob.', {path: 'C:\\site\\docs\\a\\_b.mdx'}],
  ])('is not linked in %s', (_what, text, where) => {
    expect(termsOf(text, where)).toEqual([]);
  });

  it('is linked wherever the project lies', () => {
    expect(termsOf('A blob.', {path: '/home/_me/docs-site/docs/a.mdx'})).toEqual(['blob: blob']);
  });
});
