import type {Redirect} from './movedArea';

/** What stood before every path while the documentation was hosted by Read the Docs, for the newest and the released text. */
export const versionPrefixes = ['/en/latest', '/en/stable'] as const;

/** The folders of that time. Whatever else follows a prefix is looked up by the host, or by the not-found page. */
const folders = [
  '/architecture',
  '/build-on-linea',
  '/decentralization-roadmap',
  '/reference',
  '/use-linea',
  '/use-mainnet',
  '/use-zkevm',
] as const;

/** The old paths of that time with their prefixes. */
export function readTheDocs(known: readonly Redirect[]): readonly Redirect[] {
  const early = known.filter(({from}) =>
    folders.some((folder) => from === folder || from.startsWith(`${folder}/`)),
  );
  return versionPrefixes.flatMap((prefix) => [
    {from: prefix, to: '/'},
    ...early.map(({from, to}) => ({from: `${prefix}${from}`, to})),
  ]);
}
