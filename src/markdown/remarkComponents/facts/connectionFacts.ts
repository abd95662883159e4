import {connectionTo} from '../../../../data/connection';
import {type Attributes, onlyAttribute} from './attributes';

/**
 * The props for a component that connects to a network, such as `<AddNetworkButton network="mainnet" />`:
 * a `Connection` as JSON.
 * @throws on an unknown network and on other attributes.
 */
export function connectionFacts(component: string, attributes: Attributes): Attributes {
  const [, key] = onlyAttribute(component, attributes, ['network']);
  return {connection: JSON.stringify(connectionTo(key, component))};
}

/**
 * The props for a component that connects to one or more networks, such as
 * `<LiveStatus network="mainnet sepolia" />`: `Connection`s as JSON.
 * @throws on an unknown network and on other attributes.
 */
export function connectionsFacts(component: string, attributes: Attributes): Attributes {
  const [, keys] = onlyAttribute(component, attributes, ['network']);
  const connections = keys.split(' ').map((key) => connectionTo(key, component));
  return {connections: JSON.stringify(connections)};
}
