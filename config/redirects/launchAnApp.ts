import {names, type MovedArea} from './movedArea';

/** From a contract to an app in the network's Hub: the Hub itself is another site, and the support page names its doors. */
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
