import type {ToolCategory} from './schema';

export const permanentData = {
  key: 'permanent-data',
  label: 'Permanent data',
  summary: 'Storage for files that must outlive your servers.',
  tasks: {
    'store-files': 'Store files permanently',
    'query-files': 'Find stored files',
  },
  answers: {
    'store-files': {name: 'Arweave through Turbo', to: '/get-started/tooling/permanent-data#store'},
  },
} as const satisfies ToolCategory;
