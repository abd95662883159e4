import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {releaseFeeds as files} from '../../../data/releaseFeeds';
import {releases} from '../../../data/releases';
import {atom} from './atom';
import {feedOf} from './feed';
import {jsonFeed} from './jsonFeed';

/**
 * Writes past releases as feeds: Atom and JSON Feed.
 *
 * No library: `feed` 6.0.0 writes JSON Feed 1, not 1.1, and does not remove characters that XML forbids.
 */
export function releaseFeeds(): Plugin {
  return {
    name: 'release-feeds',
    postBuild({outDir, siteConfig: {title, url, baseUrl}}) {
      const feed = feedOf(releases, {title, home: new URL(baseUrl, url).href});
      const write = ({path: at}: {readonly path: string}, text: string) => {
        const file = path.join(outDir, at);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      };
      write(files.atom, atom(feed));
      write(files.json, jsonFeed(feed));
    },
  };
}
