import {publishedUrl} from '../../../config/site';

export interface FeedEntry {
  /** Independent of the address of the site, so that no reader sees an entry twice. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  /** RFC 3339. */
  readonly published: string;
  readonly updated: string;
  readonly tags: readonly string[];
}

/** The files of a feed in both formats: the path on the site, without its base path, and the type. */
export interface FeedFiles {
  readonly atom: {readonly path: string; readonly type: string};
  readonly json: {readonly path: string; readonly type: string};
}

/** The content of a feed, in both formats. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: {readonly name: string; readonly url: string};
  /** The page that the feed belongs to. */
  readonly page: string;
  /** The URL of each feed. */
  readonly self: Readonly<Record<keyof FeedFiles, string>>;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** A tag URI (RFC 4151) under the public host name of the site. */
export function tagUri(name: string): string {
  return `tag:${new URL(publishedUrl).host},2026:${name}`;
}
