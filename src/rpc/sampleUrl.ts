import {networks} from '../../data/networks';
import type {RpcMethod} from '../../data/rpc/schema';
import {OWN_NODE_URL} from './ownNodeUrl';

const [{url: publicUrl}, {url: infuraUrl}] = networks.mainnet.rpc.http;

const URLS = {
  'public endpoint': publicUrl,
  'own node': OWN_NODE_URL,
  Infura: infuraUrl,
} as const;

/** The URL that the samples of a method call. */
export function sampleUrl({samplesAt}: Pick<RpcMethod, 'samplesAt'>): string {
  return URLS[samplesAt ?? 'public endpoint'];
}
