import type {ToolCategory} from './schema';

export const nodeProviders = {
  key: 'node-providers',
  label: 'Node providers',
  summary: 'JSON-RPC endpoints for Linea, and proxies in front of them.',
  tasks: {
    'call-json-rpc': 'Get a JSON-RPC endpoint',
    'fail-over': 'Spread calls over several endpoints',
  },
} as const satisfies ToolCategory;
