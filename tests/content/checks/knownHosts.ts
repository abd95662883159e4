import type {Chain, Network} from '../../../data/networks';
import type {ProviderFacts} from '../../../data/providers/schema';

const hostOf = (url: string) => new URL(url).hostname;

/** The hosts of every endpoint, explorer, bridge, faucet and status page in the facts, also of providers. */
export function knownHosts(
  networks: Readonly<Record<string, Network>>,
  chains: Readonly<Record<string, Chain>>,
  providers: Readonly<Record<string, ProviderFacts>> = {},
): Set<string> {
  return new Set([
    ...Object.values(networks).flatMap(({rpc, bridge, faucets, statusUrl}) =>
      [...rpc.http, ...rpc.ws, bridge, ...faucets]
        .map(({url}) => hostOf(url))
        .concat(hostOf(statusUrl)),
    ),
    ...Object.values(providers).flatMap(({endpoints = []}) =>
      endpoints.map(({url}) => hostOf(url)),
    ),
    ...Object.values(chains).flatMap(({explorers}) =>
      explorers.flatMap(({url, apiUrl}) =>
        [url, ...(apiUrl === undefined ? [] : [apiUrl])].map(hostOf),
      ),
    ),
  ]);
}
