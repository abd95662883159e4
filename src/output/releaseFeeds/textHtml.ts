import type {PhrasingContent} from 'mdast';
import {phrasing} from '../../markdown/nodes';
import {markup} from './markup';

/** Where a link of the page leads, as an address that holds anywhere. None where it is no page of the web. */
function absolute(to: string, page: string): string | undefined {
  // Routes are written without the base path, below which the page stands.
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

/** A text of the facts as HTML that means the same outside of the site. Of Markdown it knows code and links. */
export function textHtml(text: string, page: string): string {
  return phrasing(text)
    .map((node) => nodeHtml(node, page))
    .join('');
}
