import type {ReactNode} from 'react';
import {useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain} from 'wagmi';
import {explain} from '../agent/explain';
import {allowance} from './wagmi';

/** Connects a wallet, switches it to Linea Sepolia, and then shows its children. */
export function Wallet({children}: {readonly children: ReactNode}) {
  const {address, chainId} = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();
  const switchChain = useSwitchChain();

  if (address === undefined) {
    return (
      <section aria-label="Wallet">
        <p>{connectors.length > 0 ? 'Connect the owner’s wallet to pause:' : 'No wallet found.'}</p>
        {connectors.map((connector) => (
          <button key={connector.uid} onClick={() => connect.mutate({connector})}>
            {connector.name}
          </button>
        ))}
        {connect.error && <p role="alert">{explain(connect.error)}</p>}
      </section>
    );
  }
  return (
    <section aria-label="Wallet">
      {chainId === allowance.chainId ? (
        children
      ) : (
        <>
          <p>Your wallet is on another network.</p>
          <button onClick={() => switchChain.mutate({chainId: allowance.chainId})}>
            Switch to Linea Sepolia
          </button>
          {switchChain.error && <p role="alert">{explain(switchChain.error)}</p>}
        </>
      )}
      <p className="account">
        Connected as {address} <button onClick={() => disconnect.mutate({})}>Disconnect</button>
      </p>
    </section>
  );
}
