import * as z from 'zod';
import {groups} from '../../../data/rpc/groups';
import {methods} from '../../../data/rpc/methods';
import {pageOf} from '../../../data/rpc/pageOf';
import type {RpcMethod} from '../../../data/rpc/schema';
import {factDocument} from '../factDocument';
import {day, fact, list, markdown, networkKey, pagePath, sourceRef} from '../parts';

const schema = z.record(z.string(), z.unknown()).describe('A JSON Schema, draft-07');

const method = fact.extend({
  id: z.string().describe('The name of the method'),
  group: z.string(),
  summary: markdown,
  params: list(
    z.strictObject({
      name: z.string(),
      required: z.boolean(),
      description: markdown,
      schema,
    }),
  ).describe('By position'),
  result: z.strictObject({description: markdown, schema}),
  errors: list(
    z.strictObject({code: z.int(), message: z.string(), cause: markdown, fix: markdown}),
  ).describe('Beyond those that every method can return, which errors.json has'),
  availability: list(
    z.strictObject({
      place: z.enum(['public endpoint', 'Infura', 'Linea Besu', 'other clients']),
      answers: z.enum(['yes', 'no', 'conditional', 'unconfirmed']),
      networks: list(networkKey).optional().describe('Absent: both networks'),
      note: markdown.optional(),
    }),
  ),
  cost: z.string().optional().describe('What a request costs where it is metered'),
  limits: list(markdown),
  since: z
    .strictObject({release: z.string(), mainnet: day, sepolia: day, source: sourceRef})
    .optional(),
  notes: list(markdown),
  transport: z.enum(['HTTP', 'WebSocket']),
  example: z
    .strictObject({
      title: z.string(),
      params: list(z.unknown()),
      result: z.unknown(),
      seen: z.enum(['local node', 'Linea Mainnet', 'Linea Sepolia', 'computed']),
    })
    .describe('A request that Linea Mainnet answers, and an answer that was seen'),
  page: pagePath,
});

const asRecord = (value: object) => value as Readonly<Record<string, unknown>>;

/** The JSON-RPC methods. The OpenRPC document has all examples, and errors by reference. */
export const rpcMethodsDocument = factDocument({
  name: 'rpc-methods',
  title: 'JSON-RPC methods',
  description:
    'The JSON-RPC methods that Linea documents: parameters, results, errors, and which endpoints answer',
  itemName: 'RpcMethod',
  version: '1.0.0',
  item: method,
  items: () =>
    Object.values<RpcMethod>(methods).map(
      ({name, group, params, result, errors, since, cost, examples: [first], ...rest}) => ({
        id: name,
        group: groups.find(({key}) => key === group)?.label ?? group,
        summary: rest.summary,
        params: params.map(({schema: form, ...param}) => ({...param, schema: asRecord(form)})),
        result: {description: result.description, schema: asRecord(result.schema)},
        errors: errors.map(({code, message, cause, cure}) => ({code, message, cause, fix: cure})),
        availability: rest.availability,
        ...(cost !== undefined && {cost}),
        limits: rest.limits ?? [],
        ...(since !== undefined && {since}),
        notes: rest.notes ?? [],
        transport: rest.transport ?? ('HTTP' as const),
        example: {title: first.title, params: first.params, result: first.result, seen: first.seen},
        page: `/${pageOf(name)}`,
        sources: rest.sources,
        checked: rest.checked,
      }),
    ),
});
