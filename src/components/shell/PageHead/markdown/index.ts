import {fromDom} from 'hast-util-from-dom';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {plainArticle} from './plainArticle';

/** A formula in TeX. A node of HTML is written as it stands. */
const formula: Handle = (state, element) => {
  const {dataTex} = element.properties;
  return typeof dataTex === 'string'
    ? {type: 'html', value: dataTex}
    : defaultHandlers.code(state, element);
};

/**
 * The page as Markdown: title, address, then the text of its article with all tabs and folds.
 *
 * @param page a page of the documentation.
 */
export function pageMarkdown(page: Document): string {
  const hast = fromDom(plainArticle(page));
  const mdast = toMdast(hast, {
    handlers: {code: formula},
    // React separates texts with comments.
    nodeHandlers: {comment: () => undefined},
  });
  return toMarkdown(mdast, {
    bullet: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  }).replaceAll('\u200B', '');
}
