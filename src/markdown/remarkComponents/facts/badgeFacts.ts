import {networks} from '../../../../data/networks';
import {releases} from '../../../../data/releases';
import {type Attributes, onlyAttribute} from './attributes';

const statuses = ['active', 'retired', 'planned', 'beta', 'experimental'];

/** What the badge says, by the attribute that it is written with. */
const labels = {
  network: Object.fromEntries(Object.entries(networks).map(([key, {name}]) => [key, name])),
  status: Object.fromEntries(
    statuses.map((status) => [status, status.charAt(0).toUpperCase() + status.slice(1)]),
  ),
  // A release, or all that begin with it: Beta v4 stands for Beta v4.0 and those after it.
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
 * The facts of `<Badge network="mainnet" />`, `<Badge status="active" />` or `<Badge version="Beta v4" />`.
 *
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
