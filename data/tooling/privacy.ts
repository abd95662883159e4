import type {ToolCategory} from './schema';

export const privacy = {
  key: 'privacy',
  label: 'Privacy',
  summary: 'Confidential data and computation for public contracts.',
  tasks: {
    'compute-confidentially': 'Compute on confidential data',
    'hide-values': 'Hide a value until a deadline',
  },
  answers: {
    'hide-values': {name: 'A commitment', to: '/get-started/tooling/privacy#commit'},
  },
} as const satisfies ToolCategory;
