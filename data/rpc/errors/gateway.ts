import type {ErrorList} from './errorList';

/** What Infura answers before a request reaches a node. The public endpoints publish nothing of the kind. */
export const gatewayErrors: ErrorList = {
  producer: 'gateway',
  errors: [
    {
      code: -33000,
      status: 402,
      message: 'Payment Required',
      cause: 'Your account used up its daily credits.',
      cure: 'Wait until midnight UTC, or change your plan.',
    },
    {
      code: -33100,
      status: 403,
      message: 'Forbidden',
      cause: 'The account is suspended or not verified, or the key’s settings reject the request.',
      cure: 'Check the allowed origins, addresses and methods in the dashboard.',
    },
    {
      code: -33200,
      status: 429,
      message: 'Too Many Requests',
      cause: 'You sent more requests per second than your plan allows.',
      cure: 'Send fewer requests, and wait longer before each retry.',
    },
    {
      code: -33300,
      status: 429,
      message: 'Too Many Requests',
      cause: 'You sent more requests per second than the key’s settings allow.',
      cure: 'Raise the key’s limit, or send fewer requests.',
    },
    {
      code: -33400,
      status: 429,
      message: 'Too Many Requests',
      cause: 'You used more credits per day than the key’s settings allow.',
      cure: 'Raise the key’s limit, or wait until midnight UTC.',
    },
    {
      code: -32005,
      status: 429,
      message: 'project ID request rate exceeded',
      cause:
        'You sent too many requests (older format). `backoff_seconds` in `data` may contain the time to wait.',
      cure: 'Wait for that time. Check the HTTP status, not the code.',
    },
    {
      code: -32005,
      status: 429,
      message: 'daily request count exceeded, request rate limited',
      cause: 'You used up your daily requests (older format).',
      cure: 'Wait until midnight UTC, or change your plan.',
    },
    {
      code: null,
      status: 401,
      message: 'project id required in the URL',
      cause: 'The key is missing.',
      cure: 'Add the key at the end of the path.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid project id',
      cause: 'The key is wrong, or Linea isn’t enabled for it.',
      cure: 'Compare the key with the dashboard.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid project id or project secret',
      cause: 'The key requires its secret, which is missing or wrong.',
      cure: 'Send the secret as the request’s password, from a server only.',
    },
    {
      code: null,
      status: 401,
      message: 'invalid JWT',
      cause: 'The token expired, or another key signed it.',
      cure: 'Create a new token.',
    },
  ],
  sources: [
    'MetaMask/metamask-docs@0669ced1:services/reference/_partials/error-codes.mdx',
    'https://docs.metamask.io/services/how-to/avoid-rate-limiting',
    'https://docs.metamask.io/services/get-started/pricing/',
  ],
  checked: '2026-11-21',
};
