import {networks, type Network, type NetworkKey} from './networks';

function isNetworkKey(key: string): key is NetworkKey {
  return Object.hasOwn(networks, key);
}

/**
 * The network with a key from MDX.
 *
 * @throws on an unknown key. MDX is not type-checked, so this stops the build.
 */
export function findNetwork(key: string, component: string): Network {
  if (!isNetworkKey(key)) {
    throw new Error(
      `Unknown network "${key}" in <${component}>: use one of ${Object.keys(networks).join(', ')} (data/networks.ts)`,
    );
  }
  return networks[key];
}
