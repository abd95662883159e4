import type {ProviderFacts} from './schema';

const README =
  'Consensys/linea-attestation-registry@3f3723c458a1e9a1b0b62fc6965408b685a30973:README.md';
const SDK = 'https://www.npmjs.com/package/@verax-attestation-registry/verax-sdk/v/5.2.0';
const LINEA_MCP = 'https://app.unpkg.com/linea-mcp@0.2.0/files/dist/tools/verax/constants.js';

export const verax = {
  contracts: [
    {
      name: 'AttestationRegistry',
      chain: 'linea',
      address: '0x3de3893aa4Cdea029e84e75223a152FD08315138',
      purpose: 'Stores the attestations',
      sources: [README, SDK],
    },
    {
      name: 'PortalRegistry',
      chain: 'linea',
      address: '0xd5d61e4ECDf6d46A63BfdC262af92544DFc19083',
      purpose: 'Lists portals, and accounts that can create them',
      sources: [README, SDK],
    },
    {
      name: 'SchemaRegistry',
      chain: 'linea',
      address: '0x0f95dCec4c7a93F2637eb13b655F2223ea036B59',
      purpose: 'Lists data formats',
      sources: [README, SDK],
    },
    {
      name: 'ModuleRegistry',
      chain: 'linea',
      address: '0xf851513A732996F22542226341748f3C9978438f',
      purpose: 'Lists checks that portals run',
      sources: [README, SDK],
    },
    {
      name: 'Router',
      chain: 'linea',
      address: '0x4d3a380A03f3a18A5dC44b01119839D8674a552E',
      purpose: 'Returns the registry addresses, for custom portals',
      sources: [README, LINEA_MCP],
    },
    {
      name: 'AttestationRegistry',
      chain: 'lineaSepolia',
      address: '0xDaf3C3632327343f7df0Baad2dc9144fa4e1001F',
      purpose: 'Stores the attestations',
      sources: [README, SDK],
    },
    {
      name: 'PortalRegistry',
      chain: 'lineaSepolia',
      address: '0xF35fe79104e157703dbCC3Baa72a81A99591744D',
      purpose: 'Lists portals',
      sources: [README, SDK],
    },
    {
      name: 'SchemaRegistry',
      chain: 'lineaSepolia',
      address: '0x90b8542d7288a83EC887229A7C727989C3b56209',
      purpose: 'Lists data formats',
      sources: [README, SDK],
    },
    {
      name: 'ModuleRegistry',
      chain: 'lineaSepolia',
      address: '0x3C443B9f0c8ed3A3270De7A4815487BA3223C2Fa',
      purpose: 'Lists checks that portals run',
      sources: [README, SDK],
    },
    {
      name: 'Router',
      chain: 'lineaSepolia',
      address: '0xAfA952790492DDeB474012cEA12ba34B788ab39F',
      purpose: 'Returns the registry addresses, for custom portals',
      sources: [README, LINEA_MCP],
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
