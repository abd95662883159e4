import type {ToolCategory} from './schema';

export const contractsTemplates = {
  key: 'contracts-templates',
  label: 'Contract templates',
  summary: 'Ready-made contracts to start from.',
  tasks: {
    'start-from-a-template': 'Start from a ready-made contract',
  },
} as const satisfies ToolCategory;
