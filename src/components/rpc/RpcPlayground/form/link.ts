import type {JsonValue} from '@site/data/rpc/schema';
import {parseJson} from './valueOf';
import {isList, isObject} from './matches';

/** The target of a request: a public endpoint, or the reader's own. */
export type NetworkChoice = 'mainnet' | 'sepolia' | 'own';

/** The content of a link. It never contains the endpoint's URL. */
export interface LinkState {
  readonly network: NetworkChoice;
  readonly params: readonly JsonValue[];
}

/** The beginning of a URL fragment with a request. */
export const LINK_START = '#try=';

/** The maximum length of a link. Some programs cut off longer URLs. */
const LONGEST_LINK = 4_000;
const LONGEST_READ = 8_000;

const NETWORKS: readonly NetworkChoice[] = ['mainnet', 'sepolia', 'own'];

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): string | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The fragment for a request. Undefined if it would be too long. */
export function linkOf({network, params}: LinkState): string | undefined {
  const link = LINK_START + toBase64Url(JSON.stringify({v: 1, n: network, p: params}));
  return link.length > LONGEST_LINK ? undefined : link;
}

/**
 * The request in a fragment. Undefined if this site did not write the fragment.
 *
 * @param most the number of parameters that the method has.
 */
export function readLink(fragment: string, most: number): LinkState | undefined {
  if (!fragment.startsWith(LINK_START) || fragment.length > LONGEST_READ) {
    return undefined;
  }
  const text = fromBase64Url(fragment.slice(LINK_START.length));
  const state = text === undefined ? undefined : parseJson(text);
  if (!isObject(state) || state.v !== 1) {
    return undefined;
  }
  const network = NETWORKS.find((name) => name === state.n);
  const {p: params} = state;
  return network === undefined || !isList(params) || params.length > most
    ? undefined
    : {network, params};
}
