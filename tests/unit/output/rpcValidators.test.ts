import {describe, expect, it} from 'vitest';
import {methods} from '@site/data/rpc/methods';
import type {JsonSchema, JsonValue, RpcMethod} from '@site/data/rpc/schema';
import {nothing} from '@site/data/rpc/shared/scalars';
import {paramsSchema} from '@site/src/rpc/paramsSchema';
import {validatorsModule} from '../../../src/rpc/validatorsModule';
import {paramsValidator} from '../../../src/output/rpcValidators/paramsValidator';
import {methods as fixtures} from '../rpc/fixtures';
import {validatorOf} from '../rpc/validatorOf';

interface Validators {
  readonly params: (value: unknown) => boolean;
}

/** Loads the module like a browser: alone, without imports. */
async function load(code: string): Promise<Validators> {
  const text = Buffer.from(code).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Validators;
}

const all: readonly RpcMethod[] = [...Object.values(methods), ...Object.values(fixtures)];

const others: readonly JsonValue[] = [
  [],
  [null],
  ['0x1'],
  ['0x0', '0x0', '0x0', '0x0', '0x0', '0x0'],
  [{}],
  [{nothing: 1}],
  {},
  null,
  '0x',
  [[]],
];

describe('the validators of a method', () => {
  it.each(all.map((method) => [method.name, method] as const))(
    'of %s know no other module and agree with Ajv itself',
    async (_, method) => {
      const code = paramsValidator(method);
      expect(/require\(|import|eval\(|Function\(|description|schemaPath/.exec(code)).toBeNull();
      const validators = await load(code);
      const judgeParams = validatorOf(paramsSchema(method.params));
      const examples = method.examples;
      for (const value of [...examples.map(({params}) => params), ...others]) {
        expect(validators.params(value), JSON.stringify(value)).toBe(judgeParams(value) === '');
      }
      expect(validators.params(examples[0].params)).toBe(true);
      expect(validators.params('no list')).toBe(false);
    },
  );

  const withParam = (schema: object): RpcMethod => ({
    ...fixtures.eth_test,
    params: [{name: 'it', required: true, description: 'It.', schema: schema as JsonSchema}],
  });

  it.each([
    [{type: 'string', minLength: 2}, 'would need "require("'],
    [
      {type: 'array', items: {type: 'array', items: nothing}, uniqueItems: true},
      'would need "require("',
    ],
    [{type: 'string', format: 'uri'}, 'unknown format'],
    [{type: 'text'}, 'schema is invalid'],
    [{type: 'string', 'x-unknown': 1}, 'unknown keyword: "x-unknown"'],
  ])('are refused where a browser could not run them, naming the file: %j', (schema, reason) => {
    const build = () => paramsValidator(withParam(schema));
    expect(build).toThrow('The validator of eth_test');
    expect(build).toThrow(reason);
    expect(build).toThrow('data/rpc/eth_test.ts');
  });

  it('stand where pages look for them', () => {
    expect(validatorsModule('eth_call')).toBe('@generated/rpc-validators/default/eth_call.js');
  });
});
