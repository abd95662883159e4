import type {JsonValue} from '@site/data/rpc/schema';
import {parseJson} from './valueOf';
import {isList, isObject} from './matches';

/** Where a request goes: a public endpoint of a network, or the reader's own. */
export type NetworkChoice = 'mainnet' | 'sepolia' | 'own';

/** What a link carries. The address of an endpoint is never part of it. */
export interface LinkState {
  readonly network: NetworkChoice;
  readonly params: readonly JsonValue[];
}

/** What the fragment of an address with a request starts with. */
export const LINK_START = '#try=';

/** Longer addresses get cut off by programs on the way. */
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

/** The fragment that carries a request; undefined when it would be too long for an address. */
export function linkOf({network, params}: LinkState): string | undefined {
  const link = LINK_START + toBase64Url(JSON.stringify({v: 1, n: network, p: params}));
  return link.length > LONGEST_LINK ? undefined : link;
}

/**
 * What a fragment carries; undefined when this site did not write it.
 *
 * @param most how many parameters the method takes.
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
