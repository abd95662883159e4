import type {ToolCategory} from './schema';

export const security = {
  key: 'security',
  label: 'Security',
  summary: 'Risk checks, monitoring and protection for contracts and users.',
  tasks: {
    'screen-addresses': 'Check a token or an address for risks',
    'monitor-contracts': 'Watch contracts and get alerts',
    'block-attacks': 'Block attacks on-chain',
    'report-scams': 'Report scams',
  },
} as const satisfies ToolCategory;
