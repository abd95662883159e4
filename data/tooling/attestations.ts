import type {ToolCategory} from './schema';

export const attestations = {
  key: 'attestations',
  label: 'Attestations',
  summary: 'Signed statements about an address, a person or a fact, readable on-chain.',
  tasks: {
    'issue-attestations': 'Issue and read attestations',
    'prove-web-data': 'Prove data from a website',
  },
} as const satisfies ToolCategory;
