import {networks} from '../data/networks';
import {feedback} from './feedback';
import {ownFooterLinks} from './ownFooterLinks';
import {site} from './site';
import {thirdParty} from './thirdParty';

/** Opens the consent notice. Present only if a configured service needs consent. */
const privacyChoices = {
  html: '<button type="button" class="footer__link-item" data-privacy-choices>Privacy choices</button>',
};

export const footer = ownFooterLinks({
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
        // Linea removed its own Discord from its pages in April 2026. This one is about the stack it runs on.
        {label: 'Discord for Lineth', href: 'https://discord.gg/hyperledger'},
        {label: 'Feedback forum', href: feedback.forum},
        {label: 'Support', href: 'https://support.linea.build'},
        {label: 'Get help', to: '/support'},
      ],
    },
    {
      title: 'This site',
      items: [
        {label: 'Documentation source', href: site.repositoryUrl},
        {label: 'Release notes', to: '/release-notes'},
        {label: 'Glossary', to: '/zero-knowledge-glossary'},
        {label: 'Learn', to: '/learn'},
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Terms of service', href: 'https://linea.build/terms-of-service'},
        {label: 'Privacy policy', href: site.privacyPolicyUrl},
        ...(thirdParty.scripts.length > 0 ? [privacyChoices] : []),
      ],
    },
  ],
  copyright:
    'Copyright © 2025 Linea documentation contributors. Text under CC BY 4.0, code under MIT.',
});
