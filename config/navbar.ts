import {checkedNavbar} from './checkedNavbar';
import {site} from './site';

/** Items are on the right unless `position` is `left`. Tutorials have no item of their own: they belong to “Get started”. */
export const navbar = checkedNavbar({
  hideOnScroll: true,
  logo: {
    alt: 'Linea docs: home',
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-dark.svg',
    width: 124,
    height: 28,
  },
  items: [
    {
      // Not `type: 'doc'`, which is current in its own sidebar only.
      to: '/get-started',
      label: 'Get started',
      position: 'left',
      activeBaseRegex: `^${site.baseUrl}(?:get-started|learn)(?:/|$)`,
    },
    {type: 'doc', docId: 'technology/architecture', label: 'Technology', position: 'left'},
    {type: 'doc', docId: 'api/index', label: 'API & SDK', position: 'left'},
    {type: 'doc', docId: 'release-notes', label: 'Release notes'},
    {href: 'https://support.linea.build', label: 'Support'},
    {href: site.repositoryUrl, label: 'GitHub', className: 'navbar__source'},
    {type: 'search'},
  ],
});
