import type {ProviderFacts} from './schema';

const list = 'ethereum-lists/chains@16cdd309:_data/chains/eip155-59141.json';
const docs =
  'Consensys-Incorporated/doc.linea@2ffe5550:docs/network/build/tools/node-providers/index.mdx';
const vendor = 'erpc/erpc@2f9eceff:thirdparty/drpc.go';

export const drpc = {
  endpoints: [
    {
      name: 'dRPC, Mainnet, HTTP, public',
      url: 'https://linea.drpc.org',
      access: 'public',
      source: docs,
    },
    {
      name: 'dRPC, Sepolia, HTTP, public',
      url: 'https://linea-sepolia.drpc.org',
      access: 'public',
      source: docs,
    },
    {
      name: 'dRPC, Sepolia, WebSocket, public',
      url: 'wss://linea-sepolia.drpc.org',
      access: 'public',
      source: list,
    },
    {
      name: 'dRPC, Mainnet, HTTP',
      url: 'https://lb.drpc.org/ogrpc?network=linea&dkey=YOUR_API_KEY',
      access: 'key',
      source: vendor,
    },
    {
      name: 'dRPC, Sepolia, HTTP',
      url: 'https://lb.drpc.org/ogrpc?network=linea-sepolia&dkey=YOUR_API_KEY',
      access: 'key',
      source: vendor,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
