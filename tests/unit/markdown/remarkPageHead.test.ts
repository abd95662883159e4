import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {remarkPageHead} from '../../../src/markdown/remarkPageHead';

const words = (count: number) => Array.from({length: count}, (_, at) => `word${at}`).join(' ');

/** The attributes of the line below the title. */
function headOf(text: string, path = '/site/docs/technology/page.mdx', frontMatter = {}) {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPageHead);
  const page = new VFile({path, value: text, data: {frontMatter}});
  const [part] = processor.runSync(processor.parse(page), page).children;
  const [head] = (part as {children: {name: string; attributes: {name: string; value: string}[]}[]})
    .children;
  expect(part).toMatchObject({name: 'StaticPart'});
  expect(head).toMatchObject({name: 'PageHead'});
  return Object.fromEntries(head?.attributes.map(({name, value}) => [name, value]) ?? []);
}

describe('the line below the title', () => {
  it('has the reading time of the prose, without blocks of code', () => {
    expect(headOf(`${words(600)}\n\n\`\`\`ts\n${words(2000)}\n\`\`\``)).toEqual({minutes: '3'});
  });

  it('counts names in code and words in lists, and no punctuation alone', () => {
    expect(headOf(`- ${words(300)}\n- \`${words(90)}\` – – –`)).toEqual({minutes: '2'});
  });

  it.each(['get-started/build/quickstart/app.mdx', 'technology/prover/index.mdx', 'page.mdx'])(
    'has the reading time on %s',
    (path) => {
      expect(headOf(words(900), `/site/docs/${path}`)).toEqual({minutes: '5'});
    },
  );

  it.each([
    ['a page for a minute', words(250), '/site/docs/technology/page.mdx', {}],
    ['a method', words(900), '/site/docs/api/reference/eth-call.mdx', {}],
    ['a contract', words(900), '/site/docs/api/linea-smart-contracts/a/b.mdx', {}],
    ['the API errors', words(900), '/site/docs/api/errors.mdx', {}],
    ['the addresses', words(900), '/site/docs/get-started/build/contracts.mdx', {}],
    ['a record', words(900), '/site/docs/technology/security-audits.mdx', {}],
    ['the glossary', words(900), '/site/docs/zero-knowledge-glossary.mdx', {}],
    ['the release notes', words(900), '/site/docs/release-notes.mdx', {}],
    ['a tutorial', words(900), '/site/docs/learn/page.mdx', {tutorial: {minutes: 30}}],
  ])('has no reading time on %s', (_, text, path, frontMatter) => {
    expect(headOf(text, path, frontMatter)).toEqual({});
  });
});
