import {closeUps} from '@site/src/components/brand/closeUps';
import type {Picture} from '@site/src/components/brand/picture';
import type {sectionLooks} from '@site/src/components/brand/sections';

interface PageLink {
  readonly label: string;
  readonly to: `/${string}`;
}

export interface Section {
  readonly title: string;
  readonly text: string;
  /** Its folder in `docs/`. */
  readonly folder: keyof typeof sectionLooks;
  readonly picture: Picture;
  readonly to: `/${string}`;
  /** The same number in each section, so that the cards' links are beside each other. */
  readonly pages: readonly [PageLink, PageLink, PageLink, PageLink];
}

export const sections = [
  {
    title: 'Get started',
    folder: 'get-started',
    picture: closeUps.made,
    text: 'From an empty folder to a contract on the test network, then your next tasks.',
    to: '/get-started',
    pages: [
      {label: 'Network information', to: '/get-started/build/network-info'},
      {label: 'Contract addresses', to: '/get-started/build/contracts'},
      {label: 'Estimate and set gas fees', to: '/get-started/how-to/gas-fees'},
      {label: 'Tooling', to: '/get-started/tooling'},
    ],
  },
  {
    title: 'Technology',
    folder: 'technology',
    picture: closeUps.proven,
    text: 'How the sequencer, coordinator, prover and contracts work together, and what is proven.',
    to: '/technology/architecture',
    pages: [
      {label: 'How Linea works', to: '/technology/architecture'},
      {label: 'Transaction lifecycle', to: '/technology/transaction-lifecycle'},
      {label: 'Risk disclosures', to: '/risk-disclosures'},
      {label: 'Zero-knowledge glossary', to: '/zero-knowledge-glossary'},
    ],
  },
  {
    title: 'API & SDK',
    folder: 'api',
    picture: closeUps.gathered,
    text: 'Ethereum methods, Linea-only methods, and samples in four languages.',
    to: '/api',
    pages: [
      {label: 'JSON-RPC reference', to: '/api/reference'},
      {label: 'linea_estimateGas', to: '/api/reference/linea-estimategas'},
      {label: 'SDK', to: '/api/linea-sdk'},
      {label: 'Release notes', to: '/release-notes'},
    ],
  },
  {
    title: 'Learn',
    folder: 'learn',
    picture: closeUps.settled,
    text: 'Tutorials with a working result, by goal, level and time.',
    to: '/learn',
    pages: [
      {label: 'Tip jar with a live feed', to: '/learn/first-dapp'},
      {label: 'Accept USDC payments', to: '/learn/usdc-payments'},
      {label: 'Follow one transaction', to: '/learn/follow-a-transaction'},
      {label: 'Build a voting dapp', to: '/learn/voting-dapp'},
    ],
  },
] as const satisfies readonly Section[];
