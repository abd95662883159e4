import type {NetworkKey} from '../../../data/networks';
import type {RpcMethod} from '../../../data/rpc/schema';

/** A documented method on a network: the request, and what the facts say about it. */
export interface Question {
  readonly method: RpcMethod;
  readonly network: NetworkKey;
  readonly url: string;
  /** According to the facts: available, not available, or unknown. */
  readonly answers: 'yes' | 'no' | 'unconfirmed';
}

/** A method that is not requested on a network, with the reason. */
export interface Unasked {
  readonly method: string;
  readonly network: NetworkKey;
  readonly why: string;
}

/** Why a method must not be requested; undefined if it may. */
function reasonNotToAsk({name, transport, playground}: RpcMethod): string | undefined {
  if (transport !== undefined) {
    return `Only over a ${transport}.`;
  }
  // Methods that send have effects or need a key.
  return name.startsWith('eth_send') && playground !== true ? playground.no : undefined;
}

/** Separates methods to request from methods to skip, for all endpoints. */
export function questionsOf(
  methods: readonly RpcMethod[],
  endpoints: Readonly<Record<NetworkKey, string>>,
): {readonly asked: readonly Question[]; readonly unasked: readonly Unasked[]} {
  const asked: Question[] = [];
  const unasked: Unasked[] = [];
  for (const [network, url] of Object.entries(endpoints) as [NetworkKey, string][]) {
    for (const method of methods) {
      const row = method.availability.find(({place}) => place === 'public endpoint');
      const why =
        reasonNotToAsk(method) ??
        (row === undefined
          ? 'The facts do not say whether a public endpoint answers.'
          : row.networks?.includes(network) === false
            ? (row.note ?? `Documented for ${row.networks.join(', ')} only.`)
            : undefined);
      if (row === undefined || why !== undefined) {
        unasked.push({method: method.name, network, why: why ?? ''});
      } else {
        // Conditional methods still answer: with a result, or with a known error.
        const answers = row.answers === 'conditional' ? 'yes' : row.answers;
        asked.push({method, network, url, answers});
      }
    }
  }
  return {asked, unasked};
}
