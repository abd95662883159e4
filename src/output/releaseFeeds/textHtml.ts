import type {PhrasingContent} from 'mdast';
import {phrasing} from '../../markdown/nodes';
import {markup} from '../markup';

/** The absolute URL of a link. Undefined if it is not a web page. */
function absolute(to: string, page: string): string | undefined {
  // Routes have no base path.
  const url = new URL(to.startsWith('/') ? `.${to}` : to, page);
  return url.protocol === 'https:' || url.origin === new URL(page).origin ? url.href : undefined;
}

function nodeHtml(node: PhrasingContent, page: string): string {
  if (node.type === 'inlineCode') {
    return `<code>${markup(node.value)}</code>`;
  }
  if ('value' in node) {
    return markup(node.value);
  }
  const inner =
    'children' in node ? node.children.map((child) => nodeHtml(child, page)).join('') : '';
  const href = node.type === 'link' ? absolute(node.url, page) : undefined;
  return href === undefined ? inner : `<a href="${markup(href)}">${inner}</a>`;
}

/** Markdown of the facts as HTML with absolute links. Supports code and links. */
export function textHtml(text: string, page: string): string {
  return phrasing(text)
    .map((node) => nodeHtml(node, page))
    .join('');
}
