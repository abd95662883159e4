import * as z from 'zod';
import {precompiles, precompilesChecked, precompileSources} from '../../../data/precompiles';
import {factDocument} from '../factDocument';
import {fact, list} from '../parts';

const precompile = fact.extend({
  id: z
    .string()
    .regex(/^0x[\da-f]+$/)
    .describe('The address, without leading zeros beyond one byte'),
  name: z.string(),
  limits: list(
    z.strictObject({
      of: z.string().describe('What is counted'),
      perBlock: z.int().nonnegative().describe('0: transactions that use it are rejected'),
      module: z.string().describe('The key in the node’s file of limits, which errors name, too'),
    }),
  ).describe('Empty: no limit of its own'),
});

/** The precompiles with what a block has room for. */
export const precompilesDocument = factDocument({
  name: 'precompiles',
  title: 'Precompiles',
  description: 'The precompiled contracts of Linea and how often one block can use each',
  itemName: 'Precompile',
  version: '1.0.0',
  item: precompile,
  items: () =>
    precompiles.map(({address, ...rest}) => ({
      id: address,
      ...rest,
      sources: precompileSources,
      checked: precompilesChecked,
    })),
});
