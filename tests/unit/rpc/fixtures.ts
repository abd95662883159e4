import type {RpcMethod} from '@site/data/rpc/schema';

const text = {type: 'string'} as const;
const address = {type: 'string', format: 'address'} as const;
const wei = {type: 'string', format: 'quantity', unit: 'wei'} as const;

/** Methods made up for tests: nested fields, lists, maps, alternatives, and one without parameters. */
export const methods = {
  linea_test: {
    name: 'linea_test',
    summary: 'Made up.',
    params: [
      {
        name: 'call',
        description: 'What to `run`.',
        type: {
          type: 'object',
          fields: [
            {
              name: 'value',
              description: 'How much.',
              optional: true,
              default: '`0x0`',
              limit: 'at most 5',
              type: wei,
            },
            {
              name: 'accessList',
              description: 'Slots.',
              optional: true,
              type: {
                type: 'array',
                items: {
                  type: 'object',
                  fields: [
                    {
                      name: 'storageKeys',
                      description: 'Keys.',
                      type: {type: 'array', items: {type: 'string', format: 'bytes32'}},
                    },
                  ],
                },
              },
            },
          ],
        },
      },
      {
        name: 'overrides',
        description: 'Accounts.',
        optional: true,
        type: {
          type: 'map',
          key: address,
          value: {
            type: 'object',
            fields: [{name: 'balance', description: 'ETH.', optional: true, type: wei}],
          },
        },
      },
    ],
    result: {
      description: 'Found or not.',
      type: {
        type: 'union',
        options: [
          {
            type: 'object',
            fields: [
              {name: 'hash', description: 'The hash.', type: {type: 'string', format: 'bytes32'}},
              {
                name: 'stage',
                description: 'Where.',
                optional: true,
                type: {type: 'string', oneOf: ['RPC', 'P2P']},
              },
            ],
          },
          {type: 'null'},
        ],
      },
    },
    errors: [
      {code: -32000, message: 'too <much>', cause: 'The `value` is big.', cure: 'Send less.'},
      {code: -32602, message: 'Invalid params', cause: 'Wrong.', cure: 'Correct it.'},
    ],
    availability: [{place: 'public endpoint', answers: 'yes'}],
    example: {params: [], result: null},
    sources: ['https://example.com/'],
    checked: '2026-11-21',
  },
  eth_test: {
    name: 'eth_test',
    summary: 'Made up.',
    params: [],
    result: {description: 'Words.', type: text},
    errors: [],
    availability: [],
    example: {params: [], result: 'x'},
    sources: ['https://example.com/'],
    checked: '2026-11-21',
  },
} as const satisfies Readonly<Record<string, RpcMethod>>;

export type RpcMethodName = keyof typeof methods;
