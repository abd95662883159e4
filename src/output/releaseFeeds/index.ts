import type {Plugin} from '@docusaurus/types';
import {releaseFeeds as files} from '../../../data/releaseFeeds';
import {releases} from '../../../data/releases';
import {writeFeeds} from '../feeds/writeFeeds';
import {feedOf} from './feed';

/** Writes past releases as feeds: Atom and JSON Feed. */
export function releaseFeeds(): Plugin {
  return {
    name: 'release-feeds',
    postBuild({outDir, siteConfig: {title, url, baseUrl}}) {
      writeFeeds(outDir, files, feedOf(releases, {title, home: new URL(baseUrl, url).href}));
    },
  };
}
