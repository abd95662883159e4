import type {Feed} from './feed';

/** A feed as JSON Feed 1.1. */
export function jsonFeed({title, description, author, page, self, entries}: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self.json,
    description,
    language: 'en',
    authors: [author],
    items: entries.map(({id, url, title: name, html, published, updated, tags}) => ({
      id,
      url,
      title: name,
      content_html: html,
      date_published: published,
      date_modified: updated,
      tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
