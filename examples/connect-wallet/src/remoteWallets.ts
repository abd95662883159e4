import {metaMask, safe, walletConnect} from 'wagmi/connectors';

const app = {name: 'Tickets', url: 'https://tickets.example'};

/** Wallets that are not in this browser. Each needs a package of its own. */
export const remoteWallets = [
  metaMask({dapp: app}),
  walletConnect({
    projectId: import.meta.env.VITE_WALLETCONNECT_PROJECT_ID,
    metadata: {...app, description: 'Tickets for a concert', icons: []},
  }),
  safe({allowedDomains: [/^https:\/\/app\.safe\.global$/]}),
];
