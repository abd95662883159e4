import {markup} from '../markup';
import type {Feed, FeedEntry} from './feed';

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${markup(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${markup(href)}"/>`;
}

function entryLines({id, url, title, html, published, updated, tags}: FeedEntry): string[] {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published),
    element('updated', updated),
    link('alternate', 'text/html', url),
    ...tags.map((tag) => `<category term="${markup(tag)}"/>`),
    element('content', html, ' type="html"'),
    '</entry>',
  ];
}

/** A feed in Atom (RFC 4287). `type` is the media type of Atom. */
export function atom(feed: Feed, type: string): string {
  const {id, title, description, author, page, self, updated, entries} = feed;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', id),
    element('title', title),
    element('subtitle', description),
    element('updated', updated),
    `<author>${element('name', author.name)}${element('uri', author.url)}</author>`,
    link('self', type, self.atom),
    link('alternate', 'text/html', page),
    ...entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
