/** A place on the way from L2 to L1. */
export type Station = 'layer2' | 'proof' | 'batch' | 'layer1';

export interface Section {
  readonly title: string;
  readonly text: string;
  readonly station: Station;
  readonly to: `/${string}`;
  readonly pages: readonly {readonly label: string; readonly to: `/${string}`}[];
}

export const sections = [
  {
    title: 'Get started',
    station: 'layer2',
    text: 'From an empty folder to a contract on the test network, then your next tasks.',
    to: '/get-started',
    pages: [
      {label: 'Network information', to: '/get-started/build/network-info'},
      {label: 'Contract addresses', to: '/get-started/build/contracts'},
      {label: 'Gas fees', to: '/get-started/how-to/gas-fees'},
      {label: 'Tools', to: '/get-started/tooling'},
      {label: 'Block explorers', to: '/get-started/build/block-explorers'},
    ],
  },
  {
    title: 'Technology',
    station: 'proof',
    text: 'How the sequencer, coordinator, prover and contracts work together, and what is proven.',
    to: '/technology/architecture',
    pages: [
      {label: 'Architecture', to: '/technology/architecture'},
      {label: 'Risk disclosures', to: '/risk-disclosures'},
      {label: 'Glossary', to: '/zero-knowledge-glossary'},
    ],
  },
  {
    title: 'API and SDK',
    station: 'batch',
    text: 'Ethereum methods, Linea-only methods, and samples in four languages.',
    to: '/api',
    pages: [
      {label: 'All methods', to: '/api/reference'},
      {label: 'linea_estimateGas', to: '/api/reference/linea-estimategas'},
      {label: 'Release notes', to: '/release-notes'},
    ],
  },
  {
    title: 'Learn',
    station: 'layer1',
    text: 'Tutorials with a working result, by goal, level and time.',
    to: '/learn',
    pages: [
      {label: 'Build your first dapp', to: '/learn/first-dapp'},
      {label: 'Pay with USDC', to: '/learn/usdc-payments'},
      {label: 'Follow one transaction', to: '/learn/follow-a-transaction'},
    ],
  },
] as const satisfies readonly Section[];
