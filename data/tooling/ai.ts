import type {ToolCategory} from './schema';

export const ai = {
  key: 'ai',
  label: 'AI',
  summary: 'Agents that read and write on Linea, and GPUs for their models.',
  tasks: {
    'build-agents': 'Build agents that send transactions',
    'rent-compute': 'Rent compute for AI workloads',
  },
} as const satisfies ToolCategory;
