import {site} from './site';

/** A link of the navbar or the footer, in the form of the theme. */
type LinkItem = Readonly<Record<string, unknown>>;

/**
 * Turns a link to the site's own address into a route, which opens without a page load and without
 * the external-link icon. Other links stay unchanged.
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
