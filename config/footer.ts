import type {ThemeConfig} from '@docusaurus/preset-classic';
import {networks} from '../data/networks';
import {site} from './site';

/** The columns below every page. */
export const footer = {
  links: [
    {
      title: 'Network',
      items: [
        {label: 'Linea home', href: 'https://linea.build'},
        {label: 'Network status', href: networks.mainnet.statusUrl},
        {label: 'Block explorer', href: 'https://lineascan.build'},
        {label: 'Risk disclosures', to: '/risk-disclosures'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord chat', href: 'https://discord.gg/linea'},
        {label: 'Support', href: 'https://support.linea.build'},
        {label: 'Feedback forum', href: 'https://community.linea.build/c/feedback'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Documentation source', href: site.repositoryUrl},
        {label: 'Glossary', to: '/zero-knowledge-glossary'},
        {label: 'Learn', to: '/learn'},
      ],
    },
  ],
  copyright:
    'Copyright © 2025 Linea documentation contributors. Text under CC BY 4.0, code under MIT.',
} satisfies ThemeConfig['footer'];
