import type {ToolCategory} from './schema';

export const gas = {
  key: 'gas',
  label: 'Gas',
  summary: 'Services that predict what a transaction costs.',
  tasks: {
    'predict-gas': 'Predict gas prices',
  },
  answers: {
    'predict-gas': {name: 'linea_estimateGas', to: '/get-started/tooling/gas#estimate'},
  },
} as const satisfies ToolCategory;
