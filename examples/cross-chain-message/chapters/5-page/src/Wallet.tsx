import type {ReactNode} from 'react';
import {useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain} from 'wagmi';
import {explain} from './explain';
import type {destinationOf} from './wagmi';

interface Props {
  readonly network: ReturnType<typeof destinationOf>;
  readonly children: ReactNode;
}

/** Connects a wallet, switches it to a network, and then shows its children. */
export function Wallet({network, children}: Props) {
  const connection = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();
  const switchChain = useSwitchChain();

  if (connection.address === undefined) {
    return (
      <div className="wallet">
        <p>{connectors.length > 0 ? 'Connect a wallet to claim:' : 'No wallet found.'}</p>
        {connectors.map((connector) => (
          <button key={connector.uid} onClick={() => connect.mutate({connector})}>
            {connector.name}
          </button>
        ))}
        {connect.error && <p role="alert">{explain(connect.error)}</p>}
      </div>
    );
  }
  return (
    <div className="wallet">
      {connection.chainId === network.id ? (
        children
      ) : (
        <>
          <p>Your wallet is on another network.</p>
          <button onClick={() => switchChain.mutate({chainId: network.id})}>
            Switch to {network.name}
          </button>
          {switchChain.error && <p role="alert">{explain(switchChain.error)}</p>}
        </>
      )}
      <p className="account">
        Connected as {connection.address}{' '}
        <button onClick={() => disconnect.mutate({})}>Disconnect</button>
      </p>
    </div>
  );
}
