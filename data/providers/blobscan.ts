import type {ProviderFacts} from './schema';

export const blobscan = {
  endpoints: [
    {
      name: 'Blobscan API, blobs of Ethereum Mainnet',
      url: 'https://api.blobscan.com',
      access: 'public',
      source: 'Blobscan/blobscan@424d5e51:apps/docs/src/app/docs/api/page.md',
    },
    {
      name: 'Blobscan API, blobs of Ethereum Sepolia',
      url: 'https://api.sepolia.blobscan.com',
      access: 'public',
      source: 'Consensys/doc.linea@994028bc:docs/network/how-to/recover-state.mdx',
    },
  ],
  checked: '2026-11-26',
} as const satisfies ProviderFacts;
