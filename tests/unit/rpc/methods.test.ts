import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {commonErrors} from '@site/data/rpc/commonErrors';
import {methods} from '@site/data/rpc/methods';
import type {RpcMethod} from '@site/data/rpc/schema';
import {textParts} from '@site/src/components/FactText/textParts';
import {fieldRows} from '@site/src/components/RpcFields/fieldRows';

const folder = path.resolve(import.meta.dirname, '../../../data/rpc');

/** Every text of a method that is shown to readers. */
function textsOf({params, result, errors}: RpcMethod): string[] {
  const fields = fieldRows([...params, {...result, name: 'result'}]).map(({field}) => field);
  return [
    ...fields.flatMap((field) => [field.description, field.default, field.limit]),
    ...errors.flatMap(({cause, cure}) => [cause, cure]),
  ].filter((text) => text !== undefined);
}

describe('data/rpc', () => {
  it('has a line in methods.ts for each of its files', () => {
    const files = readdirSync(folder).map((file) => path.basename(file, '.ts'));
    expect(files.filter((file) => file.includes('_'))).toEqual(Object.keys(methods).sort());
  });

  it('names each common error once and leaves no backtick open', () => {
    const names = commonErrors.errors.map(({code, message}) => `${code} ${message}`);
    expect(new Set(names).size).toBe(names.length);
    for (const text of commonErrors.errors.flatMap(({cause, cure}) => [cause, cure])) {
      expect(() => textParts(text), text).not.toThrow();
    }
  });

  describe.each(Object.entries<RpcMethod>(methods))('%s', (key, method) => {
    it('stands under its own name', () => {
      expect(method.name).toBe(key);
    });

    it('names each field of an object and each error once', () => {
      const names = fieldRows(method.params).map(({path: above, field}) =>
        [...above, field.name].join('.'),
      );
      const errors = method.errors.map(({code, message}) => `${code} ${message}`);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(errors).size).toBe(errors.length);
    });

    it('leaves no backtick open', () => {
      for (const text of textsOf(method)) {
        expect(() => textParts(text), text).not.toThrow();
      }
    });

    it('has required parameters before optional ones', () => {
      const optional = method.params.map((parameter) => parameter.optional === true);
      expect(optional).toEqual([...optional].sort((a, b) => Number(a) - Number(b)));
    });

    it('has an example that gives every required parameter', () => {
      const required = method.params.filter((parameter) => parameter.optional !== true);
      expect(method.example.params.length).toBeGreaterThanOrEqual(required.length);
    });
  });
});
