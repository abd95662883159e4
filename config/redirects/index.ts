import type {Options} from '@docusaurus/plugin-client-redirects';
import {architecture} from './architecture';
import {concepts} from './concepts';
import {developers} from './developers';
import {firstEdition} from './firstEdition';
import {folderFiles} from './folderFiles';
import {getStarted} from './getStarted';
import {howTo} from './howTo';
import {launchAnApp} from './launchAnApp';
import {type MovedArea, type Redirect, redirectsOf} from './movedArea';
import {network} from './network';
import {protocol} from './protocol';
import {readTheDocs, versionPrefixes} from './readTheDocs';
import {reference} from './reference';
import {stack} from './stack';
import {stackOptions} from './stackOptions';
import {tooling} from './tooling';
import {tutorials} from './tutorials';

const areas: readonly MovedArea[] = [
  ...architecture,
  ...concepts,
  ...developers,
  ...firstEdition,
  ...getStarted,
  ...howTo,
  ...launchAnApp,
  ...network,
  ...protocol,
  ...reference,
  ...stack,
  ...stackOptions,
  ...tooling,
  ...tutorials,
];

const moved = areas.flatMap(redirectsOf);

/** The target of a path: the path itself if it is a route. */
function target(path: string): string {
  return moved.find(({from}) => from === path)?.to ?? path;
}

/**
 * Every path of an earlier edition that is not a route today, with the page that replaces it. The build and
 * the hosts redirect these.
 */
export const oldPaths: readonly Redirect[] = [
  ...moved,
  ...folderFiles(target),
  ...readTheDocs(moved),
];

/** All old paths, for the not-found page. */
export const earlierEditions = {oldPaths, prefixes: versionPrefixes} as const;

/** The old paths in the format of `@docusaurus/plugin-client-redirects`. */
export const redirects = {
  redirects: oldPaths.map(({from, to}) => ({from, to})),
} satisfies Options;
