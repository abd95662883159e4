import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Defines browser APIs that Docusaurus reads without a check and that some browsers lack. */
export function missingBrowserApis(): Plugin {
  return {
    name: 'missing-browser-apis',
    getClientModules: () => [path.join(__dirname, 'browser/defineMissingApis')],
  };
}
