import type {NetworkKey} from '../../../data/networks';
import type {RpcMethod} from '../../../data/rpc/schema';

/** A documented method on a network: what the endpoint is asked, and what the facts say of it there. */
export interface Question {
  readonly method: RpcMethod;
  readonly network: NetworkKey;
  readonly url: string;
  /** By the facts: it answers, it does not, or nobody knows. */
  readonly answers: 'yes' | 'no' | 'unconfirmed';
}

/** A documented method that is not asked on a network, with the reason. */
export interface Unasked {
  readonly method: string;
  readonly network: NetworkKey;
  readonly why: string;
}

/** Why a method must not be asked at all, out of its facts; `undefined` when it may be. */
function reasonNotToAsk({name, transport, playground}: RpcMethod): string | undefined {
  if (transport !== undefined) {
    return `Only over a ${transport}.`;
  }
  // What sends has an effect, or needs a key.
  return name.startsWith('eth_send') && playground !== true ? playground.no : undefined;
}

/** Sorts all methods on all endpoints into those that are asked and those that are not. */
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
        // On a condition is still an answer: a result, or an error that the facts know.
        const answers = row.answers === 'conditional' ? 'yes' : row.answers;
        asked.push({method, network, url, answers});
      }
    }
  }
  return {asked, unasked};
}
