import {type Connector, useConnectors} from 'wagmi';

/** The wallets that announced themselves, or otherwise the wallet at window.ethereum. */
export function useWallets(): readonly Connector[] {
  const connectors = useConnectors();
  const named = connectors.filter(({id}) => id !== 'injected');
  if (named.length > 0) {
    return named;
  }
  return 'ethereum' in window ? connectors : [];
}
