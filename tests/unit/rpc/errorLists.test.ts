import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {commonErrors} from '@site/data/rpc/commonErrors';
import type {ErrorList} from '@site/data/rpc/errors/errorList';
import {errorLists, errorProducers} from '@site/data/rpc/errors/errorLists';
import {methods} from '@site/data/rpc/methods';
import {errorListProblems} from './errorListProblems';
import {methods as fixtures} from './fixtures';

const folder = path.resolve(import.meta.dirname, '../../../data/rpc/errors');
const others = {methods: Object.values(methods), common: commonErrors.errors};

describe('data/rpc/errors', () => {
  it('has a line in errorLists.ts for each of its files', () => {
    const files = readdirSync(folder)
      .map((file) => path.basename(file, '.ts'))
      .filter((file) => !file.startsWith('errorList'));
    expect(files.sort()).toEqual(errorLists.map(({producer}) => producer).sort());
    expect(Object.keys(errorProducers)).toEqual(expect.arrayContaining(files));
  });

  it('tells each error once, beside those of the methods', () => {
    expect(errorListProblems(errorLists, others)).toEqual([]);
  });
});

describe('errorListProblems', () => {
  const good = {
    code: -32000,
    message: 'too <many> things',
    cause: 'There are `many`.',
    cure: 'Take fewer.',
  };
  const list = (...errors: ErrorList['errors']): readonly ErrorList[] => [
    {producer: 'besu', errors, sources: ['https://example.com/'], checked: '2026-11-21'},
  ];
  const check = (lists: readonly ErrorList[]) =>
    errorListProblems(lists, {methods: Object.values(fixtures), common: [{...good, code: 7}]}).join(
      '\n',
    );

  it('has nothing to say of a good one', () => {
    expect(check(list(good, {...good, code: null, status: 500}))).toBe('');
  });

  it.each([
    ['an open placeholder', {...good, message: 'too <many'}, 'what varies stands between'],
    ['a message without words', {...good, message: '<the reason>'}, 'has no words'],
    ['a status that says nothing', {...good, code: null, status: 200}, 'that every answer has'],
    ['a cause in half a sentence', {...good, cause: 'many'}, '"many" is no whole sentence'],
    ['an open backtick', {...good, cure: 'Take `fewer.'}, 'left open'],
    [
      'what a method has',
      {...good, message: 'too <much>'},
      'besu: -32000 too <much>: stands in linea_test.ts',
    ],
    ['what all methods have', {...good, code: 7}, 'stands in commonErrors.ts'],
  ])('tells of %s', (_, error, problem) => {
    expect(check(list(error))).toContain(problem);
  });

  it('tells of an error that is there twice', () => {
    expect(check(list(good, good))).toContain('is there twice');
  });

  it('lets another client have the same words', () => {
    const [first] = list({...good, code: 7}) as [ErrorList];
    expect(check([{...first, producer: 'geth'}])).toBe('');
  });
});
