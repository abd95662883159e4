import {connectionTo} from '../../../../data/connection';
import {type Attributes, onlyAttribute} from './attributes';

/**
 * The props for a component that connects to a network, such as `<LiveStatus network="mainnet" />`:
 * a `Connection` as JSON.
 * @throws on an unknown network and on other attributes.
 */
export function connectionFacts(component: string, attributes: Attributes): Attributes {
  const [, key] = onlyAttribute(component, attributes, ['network']);
  return {connection: JSON.stringify(connectionTo(key, component))};
}
