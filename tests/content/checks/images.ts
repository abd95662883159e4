import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../../tools/content/readPages';
import type {Problem} from '../../../tools/content/problem';

export function checkImages(pages: readonly Page[]): Problem[] {
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line;
      const image = node as Image;
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const element = node as {name?: string; attributes?: {name?: string; value?: unknown}[]};
      const alt = isJsx ? element.attributes?.find(({name}) => name === 'alt')?.value : image.alt;
      if ((node.type === 'image' || (isJsx && element.name === 'img')) && !alt) {
        problems.push({
          file,
          ...(line !== undefined && {line}),
          message: 'an image has no alternative text. Say what it shows',
        });
      }
    });
    return problems;
  });
}
