/** A tool of this site that runs in the reader's browser. */
export interface SiteTool {
  readonly title: string;
  /** One sentence: what the tool answers. */
  readonly text: string;
  readonly to: `/${string}`;
  /** What readers type into the search for it. */
  readonly questions: readonly [string, ...string[]];
}

/** The tools of this site by key. */
export const siteTools = {
  decoder: {
    title: 'Decoder',
    text: 'Read calldata, revert data, a log or a receipt as names and values.',
    to: '/api/decoder',
    questions: [
      'decoder',
      'decode calldata',
      'decode revert',
      'decode error',
      'decode log',
      'decode input',
    ],
  },
  feeCalculator: {
    title: 'Fee calculator',
    text: 'Calculate a transaction’s fee from its size, its gas and the current prices.',
    to: '/technology/gas-fees#calculator',
    questions: [
      'calculator',
      'fee calculator',
      'gas calculator',
      'calculate fee',
      'transaction cost',
      'much fee',
      'transfer cost',
    ],
  },
  playground: {
    title: 'RPC playground',
    text: 'Edit a JSON-RPC request, send it to an endpoint, and read the response.',
    to: '/api/reference/eth-getbalance#example',
    questions: ['playground', 'rpc playground', 'try rpc', 'send json rpc request', 'test request'],
  },
  endpointCheck: {
    title: 'Endpoint check',
    text: 'See whether the public endpoints respond, with the newest block and its age.',
    to: '/get-started/build/network-info#live-status',
    questions: ['endpoint check', 'check endpoint', 'rpc down', 'endpoint down', 'rpc status'],
  },
} as const satisfies Readonly<Record<string, SiteTool>>;
