import type {ErrorList} from './errorList';

/** What Infura answers before a request reaches a node. The public endpoints publish nothing of the kind. */
export const gatewayErrors: ErrorList = {
  producer: 'gateway',
  errors: [
    {
      code: -33000,
      status: 402,
      message: 'Payment Required',
      cause: 'The credits of the day are used up.',
      cure: 'Wait until midnight UTC, or change the plan.',
    },
    {
      code: -33100,
      status: 403,
      message: 'Forbidden',
      cause:
        'The account is suspended or not verified, or the settings of the key refuse the request.',
      cure: 'Look at the dashboard: allowed origins, addresses and methods.',
    },
    {
      code: -33200,
      status: 429,
      message: 'Too Many Requests',
      cause: 'More requests a second than the plan allows.',
      cure: 'Send fewer, and pause before you repeat: longer each time.',
    },
    {
      code: -33300,
      status: 429,
      message: 'Too Many Requests',
      cause: 'More requests a second than you allow for the key.',
      cure: 'Raise the limit of the key, or send fewer.',
    },
    {
      code: -33400,
      status: 429,
      message: 'Too Many Requests',
      cause: 'More credits a day than you allow for the key.',
      cure: 'Raise the limit of the key, or wait until midnight UTC.',
    },
    {
      code: -32005,
      status: 429,
      message: 'project ID request rate exceeded',
      cause:
        'Too many requests, in the older form. `data` may say how long to wait: `backoff_seconds`.',
      cure: 'Wait that long. Let the status decide, not the code.',
    },
    {
      code: -32005,
      status: 429,
      message: 'daily request count exceeded, request rate limited',
      cause: 'The requests of the day are used up, in the older form.',
      cure: 'Wait until midnight UTC, or change the plan.',
    },
    {
      code: null,
      status: 401,
      message: 'project id required in the URL',
      cause: 'The key is missing.',
      cure: 'Put it at the end of the path.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid project id',
      cause: 'The key is wrong, or Linea is not enabled for it.',
      cure: 'Compare it with the dashboard.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid project id or project secret',
      cause: 'The key asks for its secret, which is missing or wrong.',
      cure: 'Send it as password of the request, from a server only.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid JWT',
      cause: 'The token is expired or signed by another key.',
      cure: 'Make a new one.',
    },
  ],
  sources: [
    'MetaMask/metamask-docs@0669ced1:services/reference/_partials/error-codes.mdx',
    'https://docs.metamask.io/services/how-to/avoid-rate-limiting',
    'https://docs.metamask.io/services/get-started/pricing/',
  ],
  checked: '2026-11-21',
};
