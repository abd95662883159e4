import {networks, type Network, type NetworkKey} from '@site/data/networks';

function isNetworkKey(key: string): key is NetworkKey {
  return Object.hasOwn(networks, key);
}

/**
 * The network that a page names in a component's property.
 *
 * @throws when `data/networks.ts` does not have it: MDX is not type-checked, so the build has to stop here.
 */
export function findNetwork(key: string, component: string): Network {
  if (!isNetworkKey(key)) {
    throw new Error(
      `Unknown network "${key}" in <${component}>: use one of ${Object.keys(networks).join(', ')} (data/networks.ts)`,
    );
  }
  return networks[key];
}
