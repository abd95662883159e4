import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {releaseAnchor, releaseHeading, releasesByYear} from '../../../data/releaseWords';
import {releases} from '../../../data/releases';
import {remarkReleases} from '../../../src/markdown/remarkReleases';

function treeOf(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkReleases);
  const page = new VFile({path: 'docs/page.mdx', value: text});
  return processor.runSync(processor.parse(page), page);
}

describe('the timeline of the releases', () => {
  it('has a heading with an anchor for each release, in the order of the facts', () => {
    const found: (readonly [string, unknown])[] = [];
    visit(treeOf('<ReleaseTimeline />'), 'heading', (node: Heading) => {
      found.push([toString(node), node.data?.hProperties?.id]);
    });
    expect(found).toEqual(releases.map((each) => [releaseHeading(each), releaseAnchor(each)]));
  });

  it('has the planned releases first, then each year once', () => {
    const years = releasesByYear(releases).map(({year}) => year);
    expect(years[0]).toBe('Planned');
    expect(years.slice(1)).toEqual([...new Set(years.slice(1))].sort().reverse());
    expect(years.slice(1).every((year) => /^20\d\d$/.test(year))).toBe(true);
  });

  it('fails the build on an attribute, naming page and line', () => {
    expect(() => treeOf('\n<ReleaseTimeline year="2026" />')).toThrow(
      /^docs\/page\.mdx:2: .*takes no attributes/,
    );
  });
});
