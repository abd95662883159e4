import {describe, expect, it} from 'vitest';
import {parsePage, readPages} from '../../tools/content/readPages';
import {partsOf, representatives} from '../e2e/support/representatives';

const page = (route: string, text: string) => partsOf(parsePage(`docs/${route}.mdx`, text));

describe('the pages that stand for others', () => {
  it('have all components of the others, and are the shortest that do', () => {
    const pages = [
      page('long', '<Steps>\n\n1. One\n\n</Steps>\n\nMore words.'),
      page('short', '<Steps>\n\n1. One\n\n</Steps>'),
      page('list', '1. One'),
      page('note', ':::tip\n\nWords.\n\n:::'),
      page('diagram', '```mermaid\nflowchart\n```'),
      page('code', '```sh\nls\n```'),
    ];
    expect(representatives(pages)).toEqual(['/code', '/diagram', '/note', '/short']);
    expect(representatives([...pages].reverse())).toEqual(representatives(pages));
  });

  it('leave no component of the site out', () => {
    const pages = readPages().map(partsOf);
    const chosen = representatives(pages);
    const parts = (routes: readonly string[]) =>
      new Set(pages.filter(({route}) => routes.includes(route)).flatMap((each) => [...each.parts]));
    expect(parts(chosen)).toEqual(parts(pages.map(({route}) => route)));
    expect(chosen.length).toBeLessThan(pages.length / 2);
  });
});
