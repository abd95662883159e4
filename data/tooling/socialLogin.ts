import type {ToolCategory} from './schema';

export const socialLogin = {
  key: 'social-login',
  label: 'Social login',
  summary: 'Wallets that users open with an email address or a social account.',
  tasks: {
    'log-in-with-email': 'Log users in with email or social accounts',
    'embed-wallets': 'Create wallets inside your app',
  },
} as const satisfies ToolCategory;
