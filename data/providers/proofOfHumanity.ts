import type {ProviderFacts} from './schema';

const GUIDE =
  'Consensys/doc.linea@becca84c:docs/network/how-to/verify-users-with-proof-of-humanity.mdx';

export const proofOfHumanity = {
  contracts: [
    {
      name: 'PohVerifier',
      chain: 'linea',
      address: '0xBf14cFAFD7B83f6de881ae6dc10796ddD7220831',
      purpose: 'Verifies the status that the signer API signed',
      sources: [
        GUIDE,
        'andrevalenm/poh-aggregator@2692c34ec5fdd9e456e05dd4352fd5dec0707d91:packages/sdk/src/adapters/linea-poh.ts',
      ],
    },
  ],
  endpoints: [
    {
      name: 'Account status: true or false',
      url: 'https://poh-api.linea.build/poh/v2/',
      access: 'public',
      source: GUIDE,
    },
    {
      name: 'Signed status, for contracts',
      url: 'https://poh-signer-api.linea.build/poh/v2/',
      access: 'public',
      source: GUIDE,
    },
    {
      name: 'User check, in the browser',
      url: 'https://in.sumsub.com/websdk/p/uni_BKWTkQpZ2EqnGoY7',
      access: 'public',
      source: GUIDE,
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
