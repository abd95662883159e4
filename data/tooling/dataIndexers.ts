import type {ToolCategory} from './schema';

export const dataIndexers = {
  key: 'data-indexers',
  label: 'Data indexers',
  summary: 'Indexed chain data through an API, a subgraph or your own database.',
  tasks: {
    'index-contract-events': "Index your contract's events",
    'read-balances': 'Read balances and token transfers',
    'read-nfts': 'Read NFTs and their owners',
    'stream-to-database': 'Stream chain data into your database',
    'explain-transactions': 'Explain transactions in plain words',
    'read-token-prices': 'Read token prices over HTTP',
    'read-explorer-data': 'Read source code and logs from an explorer',
  },
} as const satisfies ToolCategory;
