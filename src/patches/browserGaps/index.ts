import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Fills in what Docusaurus takes for granted and some browsers lack. */
export function browserGaps(): Plugin {
  return {
    name: 'browser-gaps',
    getClientModules: () => [path.join(__dirname, 'browser/fillGaps')],
  };
}
