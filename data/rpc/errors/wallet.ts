import type {ErrorList} from './errorList';

/** What a wallet answers to a page, in the form of JSON-RPC and without asking a node. */
export const walletErrors: ErrorList = {
  producer: 'wallet',
  errors: [
    {
      code: 4001,
      message: 'User Rejected Request',
      cause: 'The user rejected the request or closed the window.',
      cure: 'Let the user start the action again. Don’t retry automatically.',
    },
    {
      code: 4100,
      message: 'Unauthorized',
      cause: 'The user hasn’t allowed this method or account.',
      cure: 'Call `eth_requestAccounts` first.',
    },
    {
      code: 4200,
      message: 'Unsupported Method',
      cause: 'The wallet doesn’t support the method.',
      cure: 'Send read requests to your own endpoint.',
    },
    {
      code: 4900,
      message: 'Disconnected',
      cause: 'The wallet isn’t connected to any chain.',
      cure: 'Ask the user to check the network connection.',
    },
    {
      code: 4901,
      message: 'Chain Disconnected',
      cause: 'The wallet isn’t connected to this chain.',
      cure: 'Check the wallet’s endpoint for Linea.',
    },
    {
      code: 4902,
      message:
        'Unrecognized chain ID "<chain ID>". Try adding the chain using wallet_addEthereumChain first.',
      cause:
        'The chain hasn’t been added to the wallet. Some wallets put the code into `data.originalError`.',
      cure: '[Add the chain, then switch](/get-started/how-to/connect-wallet-javascript#switch).',
      methods: ['wallet_switchEthereumChain'],
    },
    {
      code: -32002,
      message: "Request of type '<type>' already pending for origin <origin>. Please wait.",
      cause: 'The wallet already shows a request from your site.',
      cure: 'Tell the user to open the wallet, and don’t send the request again.',
    },
  ],
  sources: [
    'https://eips.ethereum.org/EIPS/eip-1193',
    'https://eips.ethereum.org/EIPS/eip-3326',
    'MetaMask/metamask-extension@006e216d:app/scripts/lib/rpc-method-middleware/handlers/switch-ethereum-chain.test.js',
    'MetaMask/core@e5aa5c5f:packages/approval-controller/src/ApprovalController.ts',
  ],
  checked: '2026-11-21',
};
