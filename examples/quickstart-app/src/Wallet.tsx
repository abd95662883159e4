import type {ReactNode} from 'react';
import {useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain} from 'wagmi';
import {explain} from './explain';
import {guestbook} from './guestbook';

/** Connects a wallet, switches it to Linea Sepolia, and then shows its children. */
export function Wallet({children}: {readonly children: ReactNode}) {
  const {address, chainId} = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();
  const switchChain = useSwitchChain();

  if (address === undefined) {
    return (
      <>
        <p>{connectors.length > 0 ? 'Connect a wallet to sign:' : 'No wallet found.'}</p>
        {connectors.map((connector) => (
          <button key={connector.uid} onClick={() => connect.mutate({connector})}>
            {connector.name}
          </button>
        ))}
        {connect.error && <p role="alert">{explain(connect.error)}</p>}
      </>
    );
  }
  return (
    <>
      <p>
        Connected as {address} <button onClick={() => disconnect.mutate({})}>Disconnect</button>
      </p>
      {chainId === guestbook.chainId ? (
        children
      ) : (
        <>
          <p>Your wallet is on another network.</p>
          <button onClick={() => switchChain.mutate({chainId: guestbook.chainId})}>
            Switch to Linea Sepolia
          </button>
          {switchChain.error && <p role="alert">{explain(switchChain.error)}</p>}
        </>
      )}
    </>
  );
}
