import type {Link, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {site} from '../../../config/site';

/** The component that shows a link, with the icon of links that leave the site. */
function externalLink({url, children, position}: Link): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name: 'ExternalLink',
    attributes: [{type: 'mdxJsxAttribute', name: 'href', value: url}],
    children,
    position,
  } as unknown as PhrasingContent;
}

/** The links of a page, with those that name their address in a definition below the text written out. */
function writeOutReferences(tree: Root): void {
  const addresses = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    addresses.set(identifier, url);
  });
  visit(tree, 'linkReference', ({identifier, children, position}, index, parent) => {
    const url = addresses.get(identifier);
    if (parent && index !== undefined && url !== undefined) {
      parent.children[index] = {type: 'link', url, children, ...(position && {position})};
    }
  });
}

/**
 * A remark step: gives the links in the text that leave the site the icon that says so.
 * A link to the site's own address leads to the page, as one without it does.
 */
export function remarkExternalLink() {
  return (tree: Root): void => {
    writeOutReferences(tree);
    visit(tree, 'link', (node: Link, index, parent) => {
      if (node.url.startsWith(`${site.url}/`)) {
        node.url = node.url.slice(site.url.length);
      } else if (node.url.startsWith('https://') && parent && index !== undefined) {
        parent.children[index] = externalLink(node);
      }
    });
  };
}
