import type {Redirect} from './movedArea';

/** Folders whose page was also served under the name of its file, such as `/folder/index`. */
const withIndex = [
  '/get-started/how-to/deploy-smart-contract',
  '/get-started/how-to/run-a-node',
  '/get-started/tooling/node-providers',
  '/network',
  '/network/overview',
  '/network/quickstart',
  '/protocol',
  '/protocol/message-service',
  '/protocol/overview',
  '/protocol/quickstart',
  '/risk-disclosures',
  '/stack/features',
  '/stack/how-it-works',
  '/technology/prover',
  '/technology/sequencer',
  '/zero-knowledge-glossary',
] as const;

/** Folders whose `_category_` file the newest edition lists as a path. It was never a page. */
const withDescription = [
  '/api/linea-smart-contracts',
  '/api/reference',
  '/network/build',
  '/network/build/launch-an-app',
  '/network/build/tools',
  '/network/build/tools/account-abstraction',
  '/network/build/tools/ai',
  '/network/build/tools/analytics',
  '/network/build/tools/attestations',
  '/network/build/tools/contracts-templates',
  '/network/build/tools/cross-chain',
  '/network/build/tools/data-indexers',
  '/network/build/tools/data-indexers/dipdup',
  '/network/build/tools/data-indexers/goldsky',
  '/network/build/tools/gas',
  '/network/build/tools/libraries',
  '/network/build/tools/node-providers',
  '/network/build/tools/oracles',
  '/network/build/tools/privacy',
  '/network/build/tools/security',
  '/network/build/tools/social-login',
  '/network/how-to',
  '/network/how-to/deploy-smart-contract',
  '/network/how-to/run-a-node',
  '/network/how-to/verify-smart-contract',
  '/network/overview',
  '/network/overview/yield-boost',
  '/network/tutorials',
  '/network/tutorials/ecosystem-tutorials',
  '/protocol/how-to',
  '/protocol/reference',
  '/stack/how-to',
] as const;

/**
 * Redirects such files to the target of their folder.
 * @param target the target of an old path, or the path itself if it is a page.
 */
export function folderFiles(target: (path: string) => string): readonly Redirect[] {
  return [
    ...withIndex.map((folder) => ({from: `${folder}/index`, to: target(folder)})),
    ...withDescription.map((folder) => ({from: `${folder}/_category_.json`, to: target(folder)})),
  ];
}
