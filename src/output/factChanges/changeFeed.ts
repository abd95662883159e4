import {factFeeds} from '../../../data/factFeeds';
import {type Feed, type FeedEntry, tagUri} from '../feeds/feed';
import {markup} from '../markup';
import {changeWords, manyWords} from './changeWords';
import {compareFacts} from './compareFacts';
import type {DocumentRevision} from './readHistory';

/** More changes of a document in one commit share an entry. */
const MOST_ENTRIES = 12;

interface FeedSite {
  readonly title: string;
  /** With a trailing slash. */
  readonly home: string;
}

const listHtml = (lines: readonly string[]) =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${markup(line)}</li>`).join('')}</ul>`;

function entriesOf({document, commit, date, before, after}: DocumentRevision, home: string) {
  const url = new URL(`facts/${document}.json`, home).href;
  const entry = (name: string, title: string, html: string): FeedEntry => ({
    id: tagUri(`facts/${document}/${name}/${commit.slice(0, 12)}`),
    url,
    title,
    html: html === '' ? `<p>${markup(title)}</p>` : html,
    published: date,
    updated: date,
    tags: [document],
  });
  const changes = compareFacts(before, after);
  if (changes.length > MOST_ENTRIES) {
    const titles = changes.map((change) => changeWords(document, change).title);
    return [entry('all', manyWords(document, changes.length), listHtml(titles))];
  }
  return changes.map((change) => {
    const {title, lines} = changeWords(document, change);
    return entry(encodeURIComponent(change.fact.id), title, listHtml(lines));
  });
}

/**
 * The feed of what changed in the facts, newest first.
 *
 * @param since the day from which the facts are known, for a feed without a change.
 */
export function changeFeed(
  revisions: readonly DocumentRevision[],
  since: string,
  {title, home}: FeedSite,
): Feed {
  const at = (path: string) => new URL(`.${path}`, home).href;
  const entries = revisions.flatMap((revision) => entriesOf(revision, home));
  return {
    id: tagUri('facts'),
    title: 'Changes of Linea facts',
    description:
      'Contracts that are upgraded, limits that move, endpoints that come and go: what changes in the facts of these docs.',
    author: {name: title, url: home},
    page: at('/facts/index.json'),
    self: {atom: at(factFeeds.atom.path), json: at(factFeeds.json.path)},
    updated: entries[0]?.updated ?? `${since}T00:00:00Z`,
    entries,
  };
}
