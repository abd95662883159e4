import {names, type MovedArea} from './movedArea';

/** Pages about listing an app in the Linea Hub, which is another site. The support page links to it. */
export const launchAnApp = [
  {
    from: ['/network/build/launch-an-app', '/network/build/quickstart', '/network/quickstart'],
    to: '/get-started/build/quickstart',
    kept: names('app deploy'),
  },
  {
    from: ['/network/build/launch-an-app', '/network/build/quickstart'],
    to: '/get-started/build/quickstart',
    moved: {'': '/get-started/build/quickstart/deploy'},
  },
  {
    from: ['/network/quickstart'],
    to: '/get-started',
    kept: [''],
  },
  {
    from: [
      '/get-started/build/quickstart',
      '/get-started/quickstart',
      '/network/build/launch-an-app',
      '/network/build/quickstart',
      '/network/quickstart',
    ],
    to: '/support',
    moved: {
      'dapp-support': '/support#network',
      events: '/support#network',
      'get-featured': '/support#network',
      hub: '/support#network',
      'hub-reviews': '/support#network',
    },
  },
] satisfies readonly MovedArea[];
