import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** From an empty folder to a contract on Linea. */
export const getStarted = [
  'get-started/index',
  {
    type: 'category',
    label: 'Build',
    items: ['get-started/build/network-info', 'get-started/build/contracts'],
  },
] satisfies SidebarsConfig[string];
