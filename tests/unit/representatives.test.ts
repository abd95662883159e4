import {describe, expect, it} from 'vitest';
import {parsePage} from '../../tools/content/readPages';
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
});
