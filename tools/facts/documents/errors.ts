import {createHash} from 'node:crypto';
import * as z from 'zod';
import {commonErrors} from '../../../data/rpc/commonErrors';
import {errorLists, errorProducers} from '../../../data/rpc/errors/errorLists';
import {methods} from '../../../data/rpc/methods';
import type {RpcMethod} from '../../../data/rpc/schema';
import type {Sourced} from '../../../data/source';
import {errorAnchor} from '../../../src/rpc/errorAnchor';
import {errorIndex, type IndexedError} from '../../../src/rpc/errorIndex';
import {factDocument} from '../factDocument';
import {fact, list, markdown, pagePath} from '../parts';
import {textId} from '../textId';

const error = fact.extend({
  code: z.int().nullable().describe('The code of JSON-RPC; null if the answer has none'),
  status: z.int().optional().describe('The HTTP status, if it is not 200'),
  message: z.string().describe('The exact message. <words> stand for what varies'),
  producer: z.string().describe('The software that words it'),
  methods: list(z.string()).describe('The methods that return it. Empty: any method'),
  cause: markdown,
  fix: markdown,
  page: pagePath,
});

type Origin = Sourced & {
  readonly errors: readonly {
    readonly code: number | null;
    readonly message: string;
    readonly cause: string;
    readonly cure: string;
  }[];
};

const documented: readonly RpcMethod[] = Object.values(methods);
const origins: readonly Origin[] = [commonErrors, ...documented, ...errorLists];

/** What the files that contain an error are based on. The oldest check counts. */
function sourced({code, message, cause, cure}: IndexedError) {
  const own = origins.filter(({errors}) =>
    errors.some(
      (each) =>
        each.code === code &&
        each.message === message &&
        each.cause === cause &&
        each.cure === cure,
    ),
  );
  return {
    sources: [...new Set(own.flatMap(({sources}) => sources))],
    checked: own.map(({checked}) => checked).sort()[0] ?? '',
  };
}

/** The first words of a message, to be read, and a hash of the whole. */
function messageId(message: string): string {
  const words = textId(message);
  const start = words.length > 40 ? words.slice(0, 40).replace(/-[^-]*$/, '') : words;
  return `${start}-${createHash('sha256').update(message).digest('hex').slice(0, 6)}`;
}

/** An id for each error. If several have one message, the first method that returns each follows. */
function withIds(errors: readonly IndexedError[]) {
  const names = errors.map(
    ({producer, code, message}) => `${producer}/${code ?? 'none'}/${messageId(message)}`,
  );
  return errors.map((each, index) => {
    const name = names[index] ?? '';
    const isShared = names.indexOf(name) !== names.lastIndexOf(name);
    const [method = 'all'] = each.methods;
    return {id: isShared ? `${name}/${method}` : name, each};
  });
}

/** The errors that JSON-RPC requests meet, of all producers. */
export const errorsDocument = factDocument({
  name: 'errors',
  title: 'JSON-RPC errors',
  description:
    'The errors that JSON-RPC requests meet on Linea: message, cause and fix, by the software that words them',
  itemName: 'RpcError',
  version: '1.0.0',
  item: error,
  items: () =>
    withIds(errorIndex({methods: documented, common: commonErrors.errors, lists: errorLists})).map(
      ({id, each}) => {
        const {code, status, message, producer, methods: names, cause, cure} = each;
        return {
          id,
          code,
          ...(status !== undefined && {status}),
          message,
          producer: errorProducers[producer],
          methods: names,
          cause,
          fix: cure,
          page: code === null ? '/api/errors' : `/api/errors#${errorAnchor(code)}`,
          ...sourced(each),
        };
      },
    ),
});
