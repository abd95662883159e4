import type {TextSchema} from '../schema';

/** The handle of a filter. Besu: `FilterIdGenerator`, up to 32 digits; gateways make longer ones. */
export const filterId = {
  title: 'FilterId',
  'x-label': 'filter ID',
  type: 'string',
  pattern: '^0x[0-9a-fA-F]{1,64}$',
} as const satisfies TextSchema;

/** The handle of a subscription. Besu counts, Geth draws a random one. */
export const subscriptionId = {
  ...filterId,
  title: 'SubscriptionId',
  'x-label': 'subscription ID',
} as const satisfies TextSchema;
