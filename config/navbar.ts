import type {ThemeConfig} from '@docusaurus/preset-classic';

/** The top navigation. Every item says its side: the default of the stock theme is not the one specified. */
export const navbar = {
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
    {type: 'doc', docId: 'release-notes', label: 'Release notes', position: 'right'},
    {href: 'https://support.linea.build', label: 'Support', position: 'right'},
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
