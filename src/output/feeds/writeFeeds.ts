import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {atom} from './atom';
import type {Feed, FeedFiles} from './feed';
import {jsonFeed} from './jsonFeed';

/**
 * Writes a feed as Atom and as JSON Feed.
 *
 * No library: `feed` 6.0.0 writes JSON Feed 1, not 1.1, and does not remove characters that XML forbids.
 */
export function writeFeeds(outDir: string, files: FeedFiles, feed: Feed): void {
  const write = (at: string, text: string) => {
    const file = path.join(outDir, at);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  write(files.atom.path, atom(feed, files.atom.type));
  write(files.json.path, jsonFeed(feed));
}
