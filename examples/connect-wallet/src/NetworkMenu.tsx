import {useChains, useConnection, useSwitchChain} from 'wagmi';
import {explain} from './walletErrors';

/** Shows the wallet's network, and switches the wallet to another network. */
export function NetworkMenu() {
  const {chainId, isConnected} = useConnection();
  const chains = useChains();
  const switchChain = useSwitchChain();

  if (!isConnected) {
    return null;
  }
  return (
    <>
      {chains.every(({id}) => id !== chainId) && <p>This app doesn’t support chain {chainId}.</p>}
      {chains.map(({id, name}) => (
        <button
          key={id}
          aria-pressed={id === chainId}
          disabled={switchChain.isPending}
          onClick={() => switchChain.mutate({chainId: id})}
        >
          {name}
        </button>
      ))}
      {switchChain.error && <p role="alert">{explain(switchChain.error)}</p>}
    </>
  );
}
