/**
 * The tutorial that fits a how-to, by the beginning of its path below `/get-started/how-to/`. The first match
 * counts. A how-to without one links to all tutorials.
 */
export const howToTutorials: readonly (readonly [begins: string, tutorial: `/${string}`])[] = [
  ['bridge/bridge-usdc', '/learn/usdc-payments'],
  ['bridge', '/learn/cross-chain-message'],
  ['connect-wallet', '/get-started/build/quickstart/app'],
  ['wallet-options', '/get-started/build/quickstart/app'],
  ['connection-problems', '/get-started/build/quickstart/app'],
  ['rpc-endpoint', '/learn/voting-dapp'],
  ['deploy-smart-contract', '/learn/first-dapp'],
  ['verify-smart-contract', '/learn/first-dapp'],
  ['linea-inscriptions', '/learn/ecosystem-tutorials/irys/irys-nfts'],
  ['gas-fees', '/learn/follow-a-transaction'],
  ['finalized-block', '/learn/follow-a-transaction'],
  ['get-testnet-eth', '/get-started/build/quickstart/deploy'],
];
