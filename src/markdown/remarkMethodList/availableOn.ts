import type {RpcAvailability, RpcMethod} from '../../../data/rpc/schema';

/** Where readers send requests, and the rows of `availability` that describe it. */
const endpoints = [
  {key: 'public', label: 'Public endpoints', places: ['public endpoint']},
  {key: 'infura', label: 'Infura', places: ['Infura']},
  {key: 'node', label: 'Your own node', places: ['Linea Besu', 'other clients']},
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly places: readonly RpcAvailability['place'][];
}[];

/** The answers of `<TableFilter>` about availability. */
export const availabilityOptions = endpoints.map(({key, label}) => [key, label] as const);

type Endpoint = (typeof endpoints)[number];

/** The clearest answer first. */
const clearest = ['yes', 'conditional', 'unconfirmed', 'no'] as const;

/** The clearest row about an endpoint. Undefined if no row mentions it. */
function rowOf({availability}: Pick<RpcMethod, 'availability'>, {places}: Endpoint) {
  return availability
    .filter(({place}) => (places as readonly string[]).includes(place))
    .sort((a, b) => clearest.indexOf(a.answers) - clearest.indexOf(b.answers))[0];
}

/** `Mainnet only`, if that is the condition. */
function conditionText({networks, answers}: RpcAvailability): string {
  if (networks?.length === 1) {
    return networks[0] === 'mainnet' ? ' (Mainnet only)' : ' (Sepolia only)';
  }
  return answers === 'conditional' ? ' (with conditions)' : '';
}

/** The keys of the endpoints that support a method, perhaps with conditions. */
export function endpointsOf(method: Pick<RpcMethod, 'availability'>): readonly string[] {
  return endpoints
    .filter((endpoint) => /^(?:yes|conditional)$/.test(rowOf(method, endpoint)?.answers ?? ''))
    .map(({key}) => key);
}

/**
 * Where a method is available, as text: `Public endpoints (with conditions), your own node. Not
 * confirmed: Infura`.
 */
export function availabilityText(method: Pick<RpcMethod, 'availability' | 'transport'>): string {
  const labelsOf = (accepted: RegExp) =>
    endpoints.flatMap((endpoint) => {
      const row = rowOf(method, endpoint);
      const {label} = endpoint;
      // Within a sentence.
      const name = label.replace(/^(?:Public|Your)/, (word) => word.toLowerCase());
      return row && accepted.test(row.answers) ? [name + conditionText(row)] : [];
    });
  const known = labelsOf(/^(?:yes|conditional)$/).join(', ');
  const unconfirmed = labelsOf(/^unconfirmed$/).join(', ');
  const transport = method.transport === undefined ? '' : `${method.transport} only: `;
  return [known && transport + known, unconfirmed && `not confirmed: ${unconfirmed}`]
    .filter(Boolean)
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1))
    .join('. ');
}
