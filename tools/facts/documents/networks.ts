import * as z from 'zod';
import {chains, type Network, networks} from '../../../data/networks';
import {factDocument} from '../factDocument';
import {fact, list, networkKey, sourceRef} from '../parts';

const endpoint = z.strictObject({
  provider: z.string(),
  url: z.url().describe('YOUR_API_KEY stands for a key of your own'),
  access: z.enum(['public', 'key']).describe('Whether requests need a key'),
});

const site = z.strictObject({name: z.string(), url: z.url()});

const network = fact.extend({
  id: networkKey,
  name: z.string(),
  chainId: z.int().positive().describe('The chain ID of EIP-155'),
  layer1: z
    .strictObject({name: z.string(), chainId: z.int().positive()})
    .describe('The chain that the network settles on'),
  currency: z.strictObject({name: z.string(), symbol: z.string(), decimals: z.int()}),
  rpc: z.strictObject({http: list(endpoint), webSocket: list(endpoint)}),
  explorers: list(
    site.extend({apiUrl: z.url().optional().describe('The base URL of the explorer’s API')}),
  ).describe('Block explorers, the preferred one first'),
  bridge: site,
  faucets: list(
    site.extend({requires: z.string().describe('What a reader needs, and the amount')}),
  ),
  statusUrl: z.url().describe('The status page'),
  blockTimeSeconds: z
    .number()
    .positive()
    .describe('Seconds between two blocks while transactions wait. There are no empty blocks'),
  averageBlockTime: z.string().optional(),
  blockGasLimit: z.int().positive().describe('The gas limit in the header of a block'),
  limits: list(z.strictObject({label: z.string(), value: z.string(), source: sourceRef})),
});

/** The networks of Linea: what a wallet, a client or a dapp is configured with. */
export const networksDocument = factDocument({
  name: 'networks',
  title: 'Networks',
  description:
    'What a wallet, a client or a dapp is configured with: chain IDs, endpoints, explorers, faucets and block limits',
  itemName: 'Network',
  version: '1.0.0',
  item: network,
  items: () =>
    Object.entries<Network>(networks).map(([id, {chain, l1, rpc, ...rest}]) => ({
      id: networkKey.parse(id),
      chainId: chains[chain].chainId,
      layer1: {name: chains[l1].name, chainId: chains[l1].chainId},
      ...rest,
      rpc: {http: rpc.http, webSocket: rpc.ws},
      explorers: chains[chain].explorers,
    })),
});
