import {networks} from '../../../../data/networks';
import {releases} from '../../../../data/releases';
import {type Attributes, onlyAttribute} from './attributes';

const statuses = ['active', 'retired', 'planned', 'beta', 'experimental'];

/** Labels by attribute and value. */
const labels = {
  network: Object.fromEntries(Object.entries(networks).map(([key, {name}]) => [key, name])),
  status: Object.fromEntries(
    statuses.map((status) => [status, status.charAt(0).toUpperCase() + status.slice(1)]),
  ),
  // `Beta v4` covers Beta v4.0 and later.
  version: Object.fromEntries(
    releases.flatMap(({name}) => [name, name.replace(/\..*$/, '')]).map((name) => [name, name]),
  ),
} as const satisfies Record<string, Attributes>;

const places = {
  network: ' (data/networks.ts)',
  status: '',
  version: ' (data/releases.ts)',
} as const;

/**
 * The props for `<Badge network="mainnet" />`, `<Badge status="active" />` or `<Badge version="Beta
 * v4" />`.
 * @throws on an unknown value and on more than one attribute.
 */
export function badgeFacts(attributes: Attributes): Attributes {
  const [what, value] = onlyAttribute('Badge', attributes, ['network', 'version', 'status']);
  const label = Object.hasOwn(labels[what], value) ? labels[what][value] : undefined;
  if (label === undefined) {
    throw new Error(
      `Unknown ${what} "${value}" in <Badge>: use one of ${Object.keys(labels[what]).join(', ')}${places[what]}`,
    );
  }
  return {kind: what === 'version' ? what : value, label};
}
