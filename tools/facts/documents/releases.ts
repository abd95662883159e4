import * as z from 'zod';
import {releases} from '../../../data/releases';
import {releaseAnchor} from '../../../data/releaseWords';
import {factDocument} from '../factDocument';
import {fact, list, markdown, pagePath} from '../parts';

const moment = z.string().describe('A day (YYYY-MM-DD), or a minute in UTC (YYYY-MM-DDTHH:MMZ)');

const date = z.strictObject({
  at: moment.nullable().describe('null: no day is known'),
  note: z.string().optional(),
});

const release = fact.extend({
  name: z.string(),
  title: z.string(),
  status: z.enum(['released', 'planned']),
  mainnet: date,
  sepolia: date,
  steps: list(z.strictObject({name: z.string(), mainnet: moment, sepolia: moment})).optional(),
  note: markdown.optional(),
  changes: list(
    z.strictObject({
      audience: z.enum(['developers', 'operators', 'users']),
      breaking: z.boolean().describe('Whether something stops working unless readers act'),
      text: markdown,
    }),
  ),
  page: pagePath,
});

/** The releases of the network. */
export const releasesDocument = factDocument({
  name: 'releases',
  title: 'Releases',
  description: 'The releases of the network: dates, changes, and what breaks for whom',
  itemName: 'Release',
  version: '1.0.0',
  item: release,
  items: () =>
    releases.map((each) => {
      const {version, changes, ...rest} = each;
      return {
        id: version,
        ...rest,
        changes: changes.map(({breaking = false, ...change}) => ({...change, breaking})),
        page: `/release-notes#${releaseAnchor(each)}`,
      };
    }),
});
