import type {ToolCategory} from './schema';

export const crossChain = {
  key: 'cross-chain',
  label: 'Cross-chain',
  summary: 'Messages, tokens and reads between Linea and other chains.',
  tasks: {
    'send-messages': 'Send a message to another chain',
    'move-tokens': 'Move tokens between chains',
    'read-across-chains': "Read Linea's state from another chain",
    'unify-balances': 'Spend a balance held on other chains',
    'react-to-events': "Act on another chain's events",
    'batch-actions': 'Combine DeFi steps into one transaction',
  },
} as const satisfies ToolCategory;
