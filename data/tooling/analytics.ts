import type {ToolCategory} from './schema';

export const analytics = {
  key: 'analytics',
  label: 'Analytics',
  summary: 'Dashboards and data on users, tokens and addresses.',
  tasks: {
    'query-with-sql': 'Query chain data with SQL',
    'identify-addresses': 'See who is behind an address',
    'track-markets': 'Track token prices and markets',
    'measure-users': 'Measure who uses your dapp',
  },
  answers: {
    'identify-addresses': {
      name: "An explorer's name tags",
      to: '/get-started/tooling/analytics#choose',
    },
  },
} as const satisfies ToolCategory;
