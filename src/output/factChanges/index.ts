import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {factsFolder} from '../../../config/factsFolder';
import {factFeeds} from '../../../data/factFeeds';
import {writeFeeds} from '../feeds/writeFeeds';
import {changeFeed} from './changeFeed';
import {readHistory} from './readHistory';

/** Writes feeds of what changed in the published facts, from their history in Git. */
export function factChanges(): Plugin {
  return {
    name: 'fact-changes',
    postBuild({outDir, siteDir, siteConfig: {title, url, baseUrl}}) {
      const read = (file: string) =>
        JSON.parse(readFileSync(path.join(siteDir, factsFolder, file), 'utf8')) as unknown;
      const {documents} = read('index.json') as {
        readonly documents: readonly {readonly name: string}[];
      };
      const names = documents.map(({name}) => name);
      const days = names.flatMap((name) => {
        const {items} = read(`${name}.json`) as {
          readonly items: readonly {readonly checked: string}[];
        };
        return items.map(({checked}) => checked);
      });
      const newest = days.reduce((known, day) => (day > known ? day : known), '');
      const revisions = readHistory(siteDir, factsFolder, names);
      const home = new URL(baseUrl, url).href;
      writeFeeds(outDir, factFeeds, changeFeed(revisions, newest, {title, home}));
    },
  };
}
