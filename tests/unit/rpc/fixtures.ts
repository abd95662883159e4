import type {RpcMethod} from '@site/data/rpc/schema';
import {blockOrHash} from '@site/data/rpc/shared/blockParameter';
import {address, bytes32, nothing, quantityParam} from '@site/data/rpc/shared/scalars';

const facts = {
  sources: ['https://example.com/'],
  checked: '2026-11-21',
  playground: true,
} as const;

/** Invented methods: nested fields, lists, maps, alternatives, and one without parameters. */
export const methods = {
  linea_test: {
    ...facts,
    name: 'linea_test',
    group: 'linea',
    summary: 'Made up.',
    params: [
      {
        name: 'call',
        required: true,
        description: 'What to `run`.',
        schema: {
          type: 'object',
          properties: {
            value: {
              ...quantityParam,
              'x-unit': 'wei',
              description: 'How much.',
              'x-default': '`0x0`',
              'x-limit': 'at most 5',
            },
            accessList: {
              type: 'array',
              description: 'Slots.',
              items: {
                type: 'object',
                properties: {
                  storageKeys: {type: 'array', items: bytes32, description: 'Keys.'},
                },
                required: ['storageKeys'],
                additionalProperties: false,
              },
            },
          },
          additionalProperties: false,
        },
      },
      {
        name: 'overrides',
        required: false,
        description: 'Accounts.',
        schema: {
          type: 'object',
          propertyNames: address,
          additionalProperties: {
            type: 'object',
            properties: {balance: {...quantityParam, 'x-unit': 'wei', description: 'ETH.'}},
            additionalProperties: false,
          },
        },
      },
      {name: 'block', required: false, description: 'When.', schema: blockOrHash},
    ],
    result: {
      description: 'Found or not.',
      schema: {
        anyOf: [
          {
            type: 'object',
            properties: {
              hash: {...bytes32, description: 'The hash.'},
              stage: {type: 'string', enum: ['RPC', 'P2P'], description: 'Where.'},
            },
            required: ['hash'],
            additionalProperties: true,
          },
          nothing,
        ],
      },
    },
    errors: [
      {code: -32000, message: 'too <much>', cause: 'The `value` is big.', cure: 'Send less.'},
      {code: -32602, message: 'Invalid params', cause: 'Wrong.', cure: 'Correct it.'},
    ],
    availability: [
      {place: 'public endpoint', answers: 'yes'},
      {place: 'Linea Besu', answers: 'conditional', note: 'Open the `TEST` group.'},
      {place: 'other clients', answers: 'no'},
    ],
    cost: 'Infura counts 80 credits.',
    limits: ['At most 5 blocks.'],
    since: {
      release: 'Alpha v1',
      mainnet: '2024-09-30',
      sepolia: '2024-09-09',
      source: 'https://example.com/releases',
    },
    examples: [
      {
        title: 'A call',
        params: [{value: '0x5'}],
        result: null,
        seen: 'local node',
        stable: true,
      },
    ],
  },
  eth_test: {
    ...facts,
    name: 'eth_test',
    group: 'chain',
    summary: 'Made up.',
    params: [],
    result: {description: 'Words.', schema: {type: 'string'}},
    errors: [],
    availability: [
      {place: 'public endpoint', answers: 'yes'},
      {place: 'Linea Besu', answers: 'unconfirmed'},
      {place: 'other clients', answers: 'yes'},
    ],
    examples: [{title: 'A word', params: [], result: 'x', seen: 'local node', stable: false}],
  },
} as const satisfies Readonly<Record<string, RpcMethod>>;
