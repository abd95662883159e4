import * as z from 'zod';
import {limitGroups} from '../../../data/limits/groups';
import type {LimitGroup} from '../../../data/limits/schema';
import {factDocument} from '../factDocument';
import {fact, list, markdown} from '../parts';
import {textId} from '../textId';

const limit = fact.extend({
  group: z.string(),
  caption: z.string().describe('What the limits of the group have in common'),
  what: markdown.describe('What is limited, in Markdown'),
  key: z.string().optional().describe('The key in a configuration, or the name in the source'),
  values: list(
    z.strictObject({
      column: z.string().describe('What the value says, with its unit if the value has none'),
      value: z.union([z.string(), z.number()]),
    }),
  ),
});

/** Limits, triggers and times, one by one. */
export const limitsDocument = factDocument({
  name: 'limits',
  title: 'Limits',
  description: 'Limits, triggers and times of the network, its nodes, its bridge and its prover',
  itemName: 'Limit',
  version: '1.0.0',
  item: limit,
  items: () =>
    Object.entries<LimitGroup>(limitGroups).flatMap(
      ([
        group,
        {
          caption,
          columns: [, ...columns],
          limits,
          sources,
          checked,
        },
      ]) =>
        limits.map(({what, key, cells}) => ({
          id: `${group}/${textId(what)}`,
          group,
          caption,
          what,
          ...(key !== undefined && {key}),
          values: cells.map((value, index) => ({column: columns[index] ?? '', value})),
          sources,
          checked,
        })),
    ),
});
