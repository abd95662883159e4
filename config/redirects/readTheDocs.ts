import type {Redirect} from './movedArea';

/** The path prefixes of Read the Docs, an earlier host of the docs: latest and stable. */
export const versionPrefixes = ['/en/latest', '/en/stable'] as const;

/**
 * The folders on Read the Docs. The host or the not-found page looks up other paths with a prefix.
 */
const folders = [
  '/architecture',
  '/build-on-linea',
  '/decentralization-roadmap',
  '/reference',
  '/use-linea',
  '/use-mainnet',
  '/use-zkevm',
] as const;

export function readTheDocs(known: readonly Redirect[]): readonly Redirect[] {
  const early = known.filter(({from}) =>
    folders.some((folder) => from === folder || from.startsWith(`${folder}/`)),
  );
  return versionPrefixes.flatMap((prefix) => [
    {from: prefix, to: '/'},
    ...early.map(({from, to}) => ({from: `${prefix}${from}`, to})),
  ]);
}
