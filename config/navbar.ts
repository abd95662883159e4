import {checkedNavbar} from './checkedNavbar';
import {site} from './site';

/** Items are on the right unless `position` is `left`. */
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
    {type: 'doc', docId: 'get-started/index', label: 'Get started', position: 'left'},
    {type: 'doc', docId: 'technology/architecture', label: 'Technology', position: 'left'},
    {type: 'doc', docId: 'api/index', label: 'API & SDK', position: 'left'},
    {type: 'doc', docId: 'release-notes', label: 'Release notes'},
    {href: 'https://support.linea.build', label: 'Support'},
    {href: site.repositoryUrl, label: 'GitHub', className: 'navbar__source'},
    {type: 'search'},
  ],
});
