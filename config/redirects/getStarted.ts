import {type MovedArea} from './movedArea';

/** Single pages in folders that still exist, or in no folder. */
export const getStarted = [
  // Not a page of an earlier edition: a path that readers guess.
  {
    from: ['/network-status'],
    to: '/get-started/build/network-info#live-status',
    kept: [''],
  },
  {
    from: ['/get-started'],
    to: '/get-started',
    moved: {
      'build/dapp-support': '/support#network',
      'build/repos': '/technology/repos',
      'configure-metamask': '/',
      fund: '/',
      quickstart: '/',
      'quickstart/connect': '/get-started/connect',
      'risk-disclosures': '/risk-disclosures',
    },
  },
  {
    from: ['/users'],
    to: '/support',
    kept: [''],
    moved: {
      'linea-voyage': '/support',
      'linea-voyage/linea-surge': '/support',
      'linea-voyage/linea-surge/linea-surge-model': '/support',
      'linea-voyage/linea-surge/linea-surge-overview': '/support',
      'linea-voyage/lxp': '/support',
      'move-funds': '/get-started/how-to/bridge',
      'move-funds/bridge': '/get-started/how-to/bridge',
      'move-funds/fund': '/get-started/how-to/bridge#choose',
      'move-funds/set-up-your-wallet': '/get-started/how-to/connect-wallet',
      'zero-knowledge-glossary': '/zero-knowledge-glossary',
    },
  },
] satisfies readonly MovedArea[];
