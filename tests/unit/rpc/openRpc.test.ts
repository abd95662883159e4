import {describe, expect, it} from 'vitest';
import type {RpcMethod} from '@site/data/rpc/schema';
import {type OpenRpcSource, openRpcOf} from '@site/src/rpc/openRpc';
import {methods} from './fixtures';

const method: RpcMethod = methods.linea_test;
const source: OpenRpcSource = {
  methods: [method],
  commonErrors: [
    {code: -32000, message: '<anything>', cause: 'Refused.', cure: 'Read it.'},
    {code: -32602, message: 'Invalid params', cause: 'Wrong.', cure: 'See [it](/api).'},
    {code: -32602, message: 'Extra params', cause: 'Too many.', cure: 'Send fewer.'},
    {code: -32700, message: 'Parse error', cause: 'No JSON.', cure: 'See [it](/api#errors).'},
  ],
  networks: [
    {
      name: 'A network',
      rpc: {
        http: [
          {url: 'https://rpc.example.com', access: 'public'},
          {url: 'https://key.example.com', access: 'key'},
        ],
      },
    },
  ],
  version: '1.2.3',
  siteUrl: 'https://docs.example.com',
};
const documentOf = (change: Partial<RpcMethod>) =>
  openRpcOf({...source, methods: [{...method, ...change}]});
const methodOf = (change: Partial<RpcMethod> = {}) => documentOf(change).methods[0];

describe('openRpcOf', () => {
  it('carries version, public endpoints and page', () => {
    const document = openRpcOf(source);
    expect(document.info.version).toBe('1.2.3');
    expect(document.servers).toEqual([{name: 'A network', url: 'https://rpc.example.com'}]);
    expect(document.methods[0]?.externalDocs.url).toBe(
      'https://docs.example.com/api/reference/linea-test',
    );
  });

  it('orders methods by group and names only the groups that have one', () => {
    const document = openRpcOf({
      ...source,
      methods: [{...method, name: 'debug_test', group: 'debug'}, method],
    });
    expect(document.methods.map(({name}) => name)).toEqual(['linea_test', 'debug_test']);
    expect(Object.keys(document.components.tags)).toEqual(['linea', 'debug']);
  });

  it('has each code once, with every message that says more', () => {
    expect(methodOf()?.errors).toEqual([
      {
        code: -32000,
        message: 'too <much>',
        data: [{message: 'too <much>', cause: 'The `value` is big.', cure: 'Send less.'}],
      },
      {
        code: -32602,
        message: 'Invalid params',
        data: [
          {message: 'Invalid params', cause: 'Wrong.', cure: 'Correct it.'},
          {message: 'Extra params', cause: 'Too many.', cure: 'Send fewer.'},
        ],
      },
      {$ref: '#/components/errors/Code-32700'},
    ]);
  });

  it('defines the errors that are referred to, and makes links absolute', () => {
    expect(documentOf({}).components.errors).toEqual({
      'Code-32700': {
        code: -32700,
        message: 'Parse error',
        data: [
          {
            message: 'Parse error',
            cause: 'No JSON.',
            cure: 'See [it](https://docs.example.com/api#errors).',
          },
        ],
      },
    });
  });

  it('leads to a node of one’s own where the public endpoint does not answer', () => {
    const availability: RpcMethod['availability'] = [
      {place: 'public endpoint', answers: 'no'},
      {place: 'Linea Besu', answers: 'yes'},
    ];
    expect(methodOf()?.servers).toBeUndefined();
    expect(methodOf({availability})?.servers?.map(({url}) => url)).toEqual([
      'http://localhost:8545',
    ]);
    expect(methodOf({availability, transport: 'WebSocket'})).toMatchObject({
      'x-transport': 'WebSocket',
      servers: [{url: 'ws://localhost:8546'}],
    });
    expect(methodOf({availability: availability.slice(0, 1)})?.servers).toEqual([]);
  });

  it('names the parameters of examples, and stops on one too many', () => {
    const [example] = method.examples;
    expect(methodOf()?.examples[0]?.params.map(({name}) => name)).toEqual(
      method.params.slice(0, example.params.length).map(({name}) => name),
    );
    expect(() => methodOf({params: [], examples: [{...example, params: [1]}]})).toThrow(
      'data/rpc/linea_test.ts: the example "A call" has 1 parameters, but the method has 0. Remove the extra ones',
    );
  });
});
