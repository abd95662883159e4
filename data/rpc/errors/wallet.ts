import type {ErrorList} from './errorList';

/** What a wallet answers to a page, in the form of JSON-RPC and without asking a node. */
export const walletErrors: ErrorList = {
  producer: 'wallet',
  errors: [
    {
      code: 4001,
      message: 'User Rejected Request',
      cause: 'The user said no, or closed the window.',
      cure: 'Offer the action again. Do not repeat it by yourself.',
    },
    {
      code: 4100,
      message: 'Unauthorized',
      cause: 'The user has not allowed this method or account.',
      cure: 'Ask with `eth_requestAccounts` first.',
    },
    {
      code: 4200,
      message: 'Unsupported Method',
      cause: 'The wallet does not have the method.',
      cure: 'Send reads to an endpoint of your own.',
    },
    {
      code: 4900,
      message: 'Disconnected',
      cause: 'The wallet reaches no chain.',
      cure: 'Ask the user to check the connection.',
    },
    {
      code: 4901,
      message: 'Chain Disconnected',
      cause: 'The wallet does not reach this chain.',
      cure: 'Check the endpoint that the wallet has for Linea.',
    },
    {
      code: -32002,
      message: "Request of type '<type>' already pending for origin <origin>. Please wait.",
      cause: 'The wallet shows a question of yours already.',
      cure: 'Tell the user to open the wallet, and do not ask again.',
    },
  ],
  sources: [
    'https://eips.ethereum.org/EIPS/eip-1193',
    'MetaMask/core@e5aa5c5f:packages/approval-controller/src/ApprovalController.ts',
  ],
  checked: '2026-11-21',
};
