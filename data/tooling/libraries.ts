import type {ToolCategory} from './schema';

export const libraries = {
  key: 'libraries',
  label: 'Libraries',
  summary: 'Packages that read Linea, send transactions and connect wallets.',
  tasks: {
    'call-from-typescript': 'Read and write from TypeScript',
    'build-with-react': 'Connect wallets in React',
    'connect-wallets': 'Connect mobile and browser wallets',
    'call-from-python': 'Read and write from Python',
    'call-from-java': 'Read and write from Java',
    'batch-reads': 'Batch many reads into one call',
    'look-up-chains': 'Look up chain IDs and endpoints',
  },
} as const satisfies ToolCategory;
