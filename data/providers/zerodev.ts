import type {ProviderFacts} from './schema';

export const zerodev = {
  endpoints: [
    {
      name: 'Bundler and paymaster of a project',
      url: 'https://rpc.zerodev.app/api/v3/{projectId}/chain/59144',
      access: 'key',
      source: 'api-evangelist/zerodev@37bec7f:openapi/zerodev-openapi.yml',
    },
  ],
  checked: '2026-11-23',
} as const satisfies ProviderFacts;
