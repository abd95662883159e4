import type {PhrasingContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const markdown = unified().use(remarkParse);

/** A text of the facts as nodes of a page, with its code and links. Takes one paragraph; what follows is left out. */
export function factPhrasing(value: string): readonly PhrasingContent[] {
  const [paragraph] = markdown.parse(value).children;
  return paragraph?.type === 'paragraph' ? paragraph.children : [];
}
