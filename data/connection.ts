import {findNetwork} from './findNetwork';
import {chains, type Endpoint, type Network} from './networks';

/** What it takes to connect to a network: the part of its facts that components need in the browser. */
export interface Connection {
  readonly name: string;
  readonly chainId: number;
  readonly currency: Network['currency'];
  /** Only endpoints without a key. */
  readonly endpoints: readonly Endpoint[];
  /** URLs. The first explorer is the one that links open. */
  readonly explorers: readonly string[];
}

/**
 * How to connect to a network.
 *
 * @throws on an unknown key, with the name of the component that has it.
 */
export function connectionTo(key: string, component: string): Connection {
  const {name, chain, currency, rpc} = findNetwork(key, component);
  const {chainId, explorers} = chains[chain];
  return {
    name,
    chainId,
    currency,
    endpoints: rpc.http.filter(({access}) => access === 'public'),
    explorers: explorers.map(({url}) => url),
  };
}
