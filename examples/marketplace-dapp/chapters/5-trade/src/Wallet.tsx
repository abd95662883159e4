import type {ReactNode} from 'react';
import {useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain} from 'wagmi';
import {market} from './contracts';
import {explain} from './explain';

/** Connects a wallet and switches it to Linea Sepolia. Then it shows its children. */
export function Wallet({children}: {readonly children: ReactNode}) {
  const {address, chainId} = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();
  const switchChain = useSwitchChain();
  const error = connect.error ?? switchChain.error;

  return (
    <section className="wallet" aria-label="Your wallet">
      {address === undefined ? (
        <>
          <p>{connectors.length > 0 ? 'Connect a wallet to trade:' : 'No wallet found.'}</p>
          {connectors.map((connector) => (
            <button key={connector.uid} onClick={() => connect.mutate({connector})}>
              {connector.name}
            </button>
          ))}
        </>
      ) : (
        <>
          <p>
            Connected as {address.slice(0, 6)}…{address.slice(-4)}
          </p>
          {chainId === market.chainId ? (
            children
          ) : (
            <button onClick={() => switchChain.mutate({chainId: market.chainId})}>
              Switch to Linea Sepolia
            </button>
          )}
          <button onClick={() => disconnect.mutate({})}>Disconnect</button>
        </>
      )}
      {error && <p role="alert">{explain(error)}</p>}
    </section>
  );
}
