import type {Paragraph, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {site} from '@site/config/site';
import {remarkExternalLink} from '@site/src/plugins/remarkExternalLink';

function linkIn(text: string): unknown {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkExternalLink);
  const [paragraph] = (processor.runSync(processor.parse(text)) as Root).children;
  return (paragraph as Paragraph).children[0];
}

const external = (url: string) => ({
  type: 'mdxJsxTextElement',
  name: 'ExternalLink',
  attributes: [{type: 'mdxJsxAttribute', name: 'href', value: url}],
});

describe('remarkExternalLink', () => {
  it.each([
    ['a link', '[the *bridge*](https://bridge.example/a)'],
    ['an address', '[x][1]\n\n[1]: https://bridge.example/a'],
  ])('gives the icon to %s that leaves the site', (_, text) => {
    expect(linkIn(text)).toMatchObject(external('https://bridge.example/a'));
  });

  it('keeps what stands in the link', () => {
    expect(linkIn('[the *bridge*](https://bridge.example)')).toMatchObject({
      children: [{value: 'the '}, {type: 'emphasis'}],
    });
  });

  it.each(['./page.mdx#part', '#part', '/page', 'mailto:a@b.example'])(
    'leaves a link to %s as it is',
    (url) => {
      expect(linkIn(`[x](${url})`)).toMatchObject({type: 'link', url});
    },
  );

  it('takes a link to the own address for a link to a page, and a longer host for a stranger', () => {
    expect(linkIn(`[x](${site.url}/api)`)).toMatchObject({type: 'link', url: '/api'});
    const stranger = `${site.url}.example/api`;
    expect(linkIn(`[x](${stranger})`)).toMatchObject(external(stranger));
  });
});
