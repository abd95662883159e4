import type {ProviderFacts} from './schema';

const configs = 'axelarnetwork/axelar-contract-deployments@c8976262:axelar-chains-config/info';
const lineaPage = 'Consensys/doc.linea@bca89315:docs/network/build/tools/cross-chain/axelar.mdx';

export const axelar = {
  contracts: [
    {
      name: 'AxelarGateway',
      chain: 'linea',
      address: '0xe432150cce91c13a887f7D836923d5597adD8E31',
      purpose: 'Sends calls, and approves incoming calls',
      sources: [`${configs}/mainnet.json`, lineaPage],
    },
    {
      name: 'AxelarGasService',
      chain: 'linea',
      address: '0x2d5d7d31F671F86C782533cc367F14109a082712',
      purpose: 'Receives the payment for delivery',
      sources: [`${configs}/mainnet.json`, lineaPage],
    },
    {
      name: 'AxelarGateway',
      chain: 'lineaSepolia',
      address: '0xe432150cce91c13a887f7D836923d5597adD8E31',
      purpose: 'Sends calls, and approves incoming calls',
      sources: [`${configs}/testnet.json`, lineaPage],
    },
    {
      name: 'AxelarGasService',
      chain: 'lineaSepolia',
      address: '0xbE406F0189A0B4cf3A05C286473D23791Dd44Cc6',
      purpose: 'Receives the payment for delivery',
      sources: [`${configs}/testnet.json`, lineaPage],
    },
  ],
  endpoints: [
    {
      name: 'Axelarscan, calls on Mainnet',
      url: 'https://axelarscan.io',
      access: 'public',
      source: 'axelarnetwork/axelar-docs@bf9267d3:src/content/docs/learn/txduration.mdx',
    },
    {
      name: 'Axelarscan, calls on the testnet',
      url: 'https://testnet.axelarscan.io',
      access: 'public',
      source: 'axelarnetwork/axelar-docs@bf9267d3:src/content/docs/dev/gas-service/intro.mdx',
    },
  ],
  identifiers: [
    {name: 'Chain name', chain: 'linea', value: 'linea', source: `${configs}/mainnet.json`},
    {
      name: 'Chain name',
      chain: 'lineaSepolia',
      value: 'linea-sepolia',
      source: `${configs}/testnet.json`,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
