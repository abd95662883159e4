import type {ToolCategory} from './schema';

export const gas = {
  key: 'gas',
  label: 'Gas',
  summary: 'Services that predict what a transaction costs.',
  tasks: {
    'predict-gas': 'Predict gas prices',
  },
} as const satisfies ToolCategory;
