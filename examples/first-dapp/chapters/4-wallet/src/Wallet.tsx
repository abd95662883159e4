import type {ReactNode} from 'react';
import {useConnect, useConnection, useConnectors, useDisconnect, useSwitchChain} from 'wagmi';
import {Failure} from './Failure';
import {short} from './format';
import {tipJar} from './tipJar';

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
        <p>{connectors.length > 0 ? 'Connect a wallet to send a tip:' : 'No wallet found.'}</p>
        {connectors.map((connector) => (
          <button key={connector.uid} onClick={() => connect.mutate({connector})}>
            {connector.name}
          </button>
        ))}
        <Failure error={connect.error} />
      </section>
    );
  }
  return (
    <section aria-label="Wallet">
      <p>
        Connected as <span title={address}>{short(address)}</span>{' '}
        <button onClick={() => disconnect.mutate({})}>Disconnect</button>
      </p>
      {chainId === tipJar.chainId ? (
        children
      ) : (
        <>
          <p>Your wallet is on another network.</p>
          <button onClick={() => switchChain.mutate({chainId: tipJar.chainId})}>
            Switch to Linea Sepolia
          </button>
          <Failure error={switchChain.error} />
        </>
      )}
    </section>
  );
}
