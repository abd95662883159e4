import type {ToolCategory} from './schema';

export const accountAbstraction = {
  key: 'account-abstraction',
  label: 'Account abstraction',
  summary: 'Bundlers, paymasters and smart account kits for ERC-4337 and EIP-7702.',
  tasks: {
    'sponsor-gas': 'Pay gas for your users',
    'smart-accounts': 'Give users smart accounts',
    'bundle-operations': 'Send user operations through a bundler',
    'delegate-permissions': 'Let an app act for a user, within limits',
    'inspect-operations': 'Inspect user operations',
  },
} as const satisfies ToolCategory;
