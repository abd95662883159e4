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
  answers: {
    'report-scams': {
      name: 'Where to report',
      to: '/get-started/tooling/security/scamfari#report',
    },
  },
} as const satisfies ToolCategory;
