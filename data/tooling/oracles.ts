import type {ToolCategory} from './schema';

export const oracles = {
  key: 'oracles',
  label: 'Oracles',
  summary: 'Prices and other outside data for contracts.',
  tasks: {
    'read-prices': 'Read a price in a contract',
    'pull-prices': 'Bring a signed price with your transaction',
    'bring-own-data': 'Bring your own data on-chain',
    'get-ai-results': 'Get AI results in a contract',
  },
} as const satisfies ToolCategory;
