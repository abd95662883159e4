import type {ToolCategory} from './schema';

export const privacy = {
  key: 'privacy',
  label: 'Privacy',
  summary: 'Confidential data and computation for public contracts.',
  tasks: {
    'compute-confidentially': 'Compute on confidential data',
  },
} as const satisfies ToolCategory;
