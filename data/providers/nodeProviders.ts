import {alchemy} from './alchemy';
import {drpc} from './drpc';
import {infura} from './infura';
import {quicknode} from './quicknode';
import type {ProviderFacts} from './schema';

const list =
  'Consensys-Incorporated/doc.linea@2ffe5550:docs/network/build/tools/node-providers/index.mdx';

/** Endpoints of every node provider on Linea, those with a page of their own included. */
export const nodeProviders = {
  endpoints: [
    {
      name: 'Linea, Mainnet, HTTP',
      url: 'https://rpc.linea.build',
      access: 'public',
      source: list,
    },
    {
      name: 'Linea, Sepolia, HTTP',
      url: 'https://rpc.sepolia.linea.build',
      access: 'public',
      source: list,
    },
    ...infura.endpoints,
    ...alchemy.endpoints,
    ...quicknode.endpoints,
    ...drpc.endpoints,
    {
      name: 'Ankr, Mainnet, HTTP',
      url: 'https://rpc.ankr.com/linea/YOUR_API_KEY',
      access: 'key',
      source: 'erpc/erpc@2f9eceff:thirdparty/ankr.go',
    },
    {
      name: 'BlockPI, Mainnet, HTTP',
      url: 'https://linea.blockpi.network/v1/rpc/YOUR_API_KEY',
      access: 'key',
      source: 'erpc/erpc@2f9eceff:thirdparty/blockpi.go',
    },
    {
      name: 'BlockPI, Sepolia, HTTP',
      url: 'https://linea-sepolia.blockpi.network/v1/rpc/YOUR_API_KEY',
      access: 'key',
      source: 'erpc/erpc@2f9eceff:thirdparty/blockpi.go',
    },
    {
      name: 'Goldsky Edge, Mainnet, HTTP',
      url: 'https://edge.goldsky.com/standard/evm/59144?secret=YOUR_SECRET',
      access: 'key',
      source: 'https://docs.goldsky.com/edge-rpc/evm/networks/59144',
    },
    {
      name: 'Goldsky Edge, Sepolia, HTTP',
      url: 'https://edge.goldsky.com/standard/evm/59141?secret=YOUR_SECRET',
      access: 'key',
      source: 'https://docs.goldsky.com/edge-rpc/evm/networks/59141',
    },
    {
      name: 'Moralis, Mainnet, HTTP',
      url: 'https://site1.moralis-nodes.com/linea/YOUR_API_KEY',
      access: 'key',
      source: 'https://docs.moralis.com/rpc-nodes/linea/overview',
    },
    {
      name: 'Moralis, Sepolia, HTTP',
      url: 'https://site1.moralis-nodes.com/linea-sepolia/YOUR_API_KEY',
      access: 'key',
      source: 'https://docs.moralis.com/rpc-nodes/linea/overview',
    },
    {
      name: 'PublicNode, Mainnet, HTTP, public',
      url: 'https://linea-rpc.publicnode.com',
      access: 'public',
      source: 'ApeWorX/evmchains@f4fbb13:evmchains/chains.py',
    },
    {
      name: 'PublicNode, Sepolia, HTTP, public',
      url: 'https://linea-sepolia-rpc.publicnode.com',
      access: 'public',
      source: 'ethereum-lists/chains@16cdd309:_data/chains/eip155-59141.json',
    },
    {
      name: 'PublicNode, Sepolia, WebSocket, public',
      url: 'wss://linea-sepolia-rpc.publicnode.com',
      access: 'public',
      source: 'ethereum-lists/chains@16cdd309:_data/chains/eip155-59141.json',
    },
    {
      name: '1RPC, Mainnet, HTTP, public',
      url: 'https://public.1rpc.io/linea',
      access: 'public',
      source: 'DefiLlama/chainlist@09620629:constants/extraRpcs.js',
    },
    {
      name: 'Pocket Network, Mainnet, HTTP, public',
      url: 'https://linea.api.pocket.network',
      access: 'public',
      source: 'DefiLlama/chainlist@09620629:constants/extraRpcs.js',
    },
    {
      name: 'thirdweb, Mainnet, HTTP, public',
      url: 'https://linea.rpc.thirdweb.com',
      access: 'public',
      source: list,
    },
    {
      name: 'thirdweb, Sepolia, HTTP, public',
      url: 'https://linea-sepolia.rpc.thirdweb.com',
      access: 'public',
      source: list,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
