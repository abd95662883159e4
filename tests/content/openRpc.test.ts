import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {methods} from '../../data/rpc/methods';
import {openRpcFile, openRpcText} from '../../tools/openrpc/document';
import type {OpenRpcDocument, OpenRpcMethod} from '../../src/rpc/openRpc';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {
  checkOpenRpcExamples,
  checkOpenRpcForm,
  checkOpenRpcMethods,
  checkOpenRpcRules,
  checkOpenRpcText,
} from '../../tools/openrpc/checkOpenRpc';
import {openRpcValidator} from '../../tools/openrpc/openRpcValidator';
import {root} from '../../tools/content/readPages';

const file = path.join(root, openRpcFile);
const written = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
const expected = openRpcText();
const document = JSON.parse(written ?? expected) as OpenRpcDocument;

describe('the OpenRPC document', () => {
  it('is what the facts make', () => {
    expectNoProblems(checkOpenRpcText(openRpcFile, written, expected));
  });

  it('is valid by the meta-schema of OpenRPC', () => {
    expectNoProblems(checkOpenRpcForm(openRpcFile, document));
  });

  it('would be valid by OpenRPC 1.4 under its number', () => {
    expect(openRpcValidator('1.4')({...document, openrpc: '1.4.1'})).toBe('');
  });

  it('keeps the rules that OpenRPC has in words', () => {
    expectNoProblems(checkOpenRpcRules(openRpcFile, document));
  });

  it('has every documented method and no other', () => {
    expectNoProblems(checkOpenRpcMethods(openRpcFile, document, Object.keys(methods)));
  });

  it('has only examples that its own schemas accept', () => {
    expectNoProblems(checkOpenRpcExamples(openRpcFile, document));
  });
});

describe('the checks of the OpenRPC document', () => {
  const name = 'eth_getBalance';
  /** The generated document with one method changed. */
  const facts = JSON.parse(expected) as OpenRpcDocument;
  const changed = (change: (method: OpenRpcMethod) => object): OpenRpcDocument => ({
    ...facts,
    methods: facts.methods.map((method) =>
      method.name === name ? {...method, ...change(method)} : method,
    ),
  });
  const changedExample = (change: object) =>
    changed(({examples: [first, ...others]}) => ({examples: [{...first, ...change}, ...others]}));
  const named = (value: unknown) => [
    {name: 'address', value},
    {name: 'block', value: 'latest'},
  ];

  it.each([
    ['is missing', undefined, 'f: is missing. Run: npm run openrpc'],
    [
      'has another byte',
      expected.replace('"by-position"', '"by-positioN"'),
      'is not what data/rpc makes today. Run: npm run openrpc',
    ],
    ['ends too early', expected.slice(0, -1), 'is not what data/rpc makes today'],
    ['says another version', expected.replace('1.3.2', '1.3.1'), 'f:2: is not what data/rpc'],
  ])('fail on a file that %s', (_, text, message) => {
    expect(described(checkOpenRpcText('f', text, expected))).toContain(message);
  });

  it.each<[what: string, document: object, place: string]>([
    ['a version that does not exist', {...facts, openrpc: '9.0.0'}, 'document/openrpc'],
    ['a method without parameters', changed(() => ({params: undefined})), 'params'],
    ['a word that OpenRPC does not have', changed(() => ({cost: 'none'})), 'additional properties'],
    [
      'a word of our own in an error',
      changed(() => ({errors: [{code: 1, message: 'It failed', 'x-cure': 'None.'}]})),
      '/errors/0',
    ],
    [
      'a schema that is none, inside a schema',
      changed(({result}) => ({result: {...result, schema: {anyOf: [{type: 'quantity'}]}}})),
      '/result/schema/anyOf/0/type',
    ],
  ])('fail on %s', (_, bad, place) => {
    const form = JSON.parse(JSON.stringify(bad)) as unknown;
    expect(described(checkOpenRpcForm('f', form))).toContain(place);
  });

  it.each<[what: string, document: OpenRpcDocument, message: string]>([
    [
      'a code that stands twice, once by reference',
      changed(({errors}) => ({errors: [...errors, {code: -32700, message: 'Parse error'}]})),
      'eth_getBalance: the error -32700 stands twice',
    ],
    [
      'two parameters of one name',
      changed(({params: [first]}) => ({params: [first, first]})),
      'eth_getBalance: two parameters are called address',
    ],
    [
      'a required parameter after an optional one',
      changed(({params: [first, second]}) => ({params: [{...first, required: false}, second]})),
      'eth_getBalance: a required parameter stands after an optional one',
    ],
    [
      'an example whose parameters are called otherwise',
      changedExample({params: [{name: 'account', value: '0x'}]}),
      'parameters have other names, or another order',
    ],
    ['a method without an example', changed(() => ({examples: []})), 'has no example'],
    [
      'a reference to nothing',
      changed(() => ({tags: [{$ref: '#/components/tags/nothing'}]})),
      'f: #/components/tags/nothing leads nowhere',
    ],
    [
      'a component that nothing needs',
      {
        ...facts,
        components: {...facts.components, schemas: {...facts.components.schemas, Extra: {}}},
      },
      'f: nothing refers to #/components/schemas/Extra',
    ],
  ])('fail on %s', (_, bad, message) => {
    expect(described(checkOpenRpcRules('f', bad))).toContain(message);
  });

  it('fail on a method too few, too many and twice', () => {
    const names = Object.keys(methods);
    const check = (methodsOf: readonly OpenRpcMethod[], documented = names) =>
      described(checkOpenRpcMethods('f', {...facts, methods: methodsOf}, documented));
    const withoutIt = facts.methods.filter((method) => method.name !== name);
    expect(check(withoutIt)).toBe('f: lacks eth_getBalance. Run: npm run openrpc');
    expect(
      check(
        facts.methods,
        names.filter((each) => each !== name),
      ),
    ).toContain('f: has eth_getBalance, which data/rpc/methods.ts has not');
    expect(check([...facts.methods, ...facts.methods])).toContain('f: has eth_getBalance twice');
  });

  it.each<[what: string, document: OpenRpcDocument, message: string]>([
    [
      'a bad address',
      changedExample({params: named('0x508Ca82Df566dCD1B0DE8296e70a96332cD644e')}),
      'address: value must match pattern',
    ],
    [
      'a missing parameter',
      changedExample({params: named('0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec').slice(0, 1)}),
      'parameters: block must be there',
    ],
    [
      'a parameter too many',
      changedExample({
        params: [
          ...named('0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec'),
          {name: 'more', value: true},
        ],
      }),
      'more: the method has no such parameter',
    ],
    [
      'a result of another form',
      changedExample({result: {name: 'result', value: 12}}),
      'result: value must be string',
    ],
    [
      'a shared schema that was changed',
      {
        ...facts,
        components: {
          ...facts.components,
          schemas: {...facts.components.schemas, Address: {type: 'null'}},
        },
      },
      'eth_getBalance: example "ETH balance of the message service on Linea", address: value must be null',
    ],
  ])('fail on an example with %s', (_, bad, message) => {
    expect(described(checkOpenRpcExamples('f', bad))).toContain(message);
  });
});
