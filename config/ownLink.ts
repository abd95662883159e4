import {site} from './site';

/** A link of the navbar or the footer: its label, where it leads, and what else the theme knows. */
type LinkItem = Readonly<Record<string, unknown>>;

/**
 * A link to the site's own address as the route that it is: it opens here, and without the icon of links that leave.
 * Any other link as it is.
 */
export function ownLink({href, ...item}: LinkItem): LinkItem {
  const root = `${site.url}${site.baseUrl}`;
  if (typeof href !== 'string') {
    return item;
  }
  return `${href}/`.startsWith(root)
    ? {...item, to: `/${href.slice(root.length)}`}
    : {...item, href};
}
