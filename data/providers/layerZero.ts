import type {ProviderFacts} from './schema';

const deployments = 'https://www.npmjs.com/package/@layerzerolabs/lz-evm-sdk-v2/v/3.1.10';
const lineaPage = 'Consensys/doc.linea@994028bc:docs/network/build/tools/cross-chain/layerzero.mdx';
const definitions = 'https://www.npmjs.com/package/@layerzerolabs/lz-definitions/v/3.1.13';

export const layerZero = {
  contracts: [
    {
      name: 'EndpointV2',
      chain: 'linea',
      address: '0x1a44076050125825900e736c501f859c50fE728c',
      purpose: 'Sends and delivers messages',
      sources: [deployments, lineaPage],
    },
    {
      name: 'EndpointV2',
      chain: 'lineaSepolia',
      address: '0x6EDCE65403992e310A62460808c4b910D972f10f',
      purpose: 'Sends and delivers messages',
      sources: [deployments, lineaPage],
    },
  ],
  endpoints: [
    {
      name: 'LayerZero Scan, messages on Mainnet',
      url: 'https://layerzeroscan.com',
      access: 'public',
      source: 'Consensys/doc.linea@994028bc:docs/network/build/tools/cross-chain/layerzero.mdx',
    },
    {
      name: 'LayerZero Scan, messages on testnets',
      url: 'https://testnet.layerzeroscan.com',
      access: 'public',
      source: 'https://docs.layerzero.network/v2/deployments/deployed-contracts',
    },
  ],
  identifiers: [
    {name: 'Endpoint ID', chain: 'linea', value: '30183', source: definitions},
    {name: 'Endpoint ID', chain: 'lineaSepolia', value: '40287', source: definitions},
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
