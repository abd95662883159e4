import {metaMask, safe, walletConnect} from 'wagmi/connectors';

const app = {name: 'Tickets', url: 'https://tickets.example'};

/** Wallets outside this browser. Each needs its own package. */
export const remoteWallets = [
  metaMask({dapp: app}),
  walletConnect({
    projectId: import.meta.env.VITE_WALLETCONNECT_PROJECT_ID,
    metadata: {...app, description: 'Tickets for a concert', icons: []},
  }),
  safe({allowedDomains: [/^https:\/\/app\.safe\.global$/]}),
];
