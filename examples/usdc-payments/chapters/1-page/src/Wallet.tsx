import type {ReactNode} from 'react';
import {formatEther} from 'viem';
import {
  useBalance,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useReadContract,
  useSwitchChain,
} from 'wagmi';
import {lineaSepolia} from 'wagmi/chains';
import {explain} from './explain';
import {formatUsdc, usdc} from './usdc';

const format = new Intl.NumberFormat('en', {maximumFractionDigits: 6});

/** Connects a wallet, switches it to Linea Sepolia, shows its balances, and then its children. */
export function Wallet({children}: {readonly children: ReactNode}) {
  const {address, chainId} = useConnection();
  const connectors = useConnectors();
  const connect = useConnect();
  const disconnect = useDisconnect();
  const switchChain = useSwitchChain();
  const eth = useBalance({address});
  const balance = useReadContract({
    ...usdc,
    functionName: 'balanceOf',
    args: address && [address],
  });

  if (address === undefined) {
    return (
      <section>
        <h2>Pay with a wallet</h2>
        {connectors.length === 0 && <p>No wallet found in this browser.</p>}
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
    <section>
      <h2>Pay with a wallet</h2>
      <p className="small">
        {address}{' '}
        <button className="link" onClick={() => disconnect.mutate({})}>
          Disconnect
        </button>
      </p>
      {balance.data !== undefined && eth.data && (
        <p>
          You have {formatUsdc(balance.data)} USDC and{' '}
          {format.format(formatEther(eth.data.value) as `${number}`)} ETH.
        </p>
      )}
      {balance.error && <p role="alert">{explain(balance.error)}</p>}
      {chainId === lineaSepolia.id ? (
        children
      ) : (
        <>
          <p>Your wallet is on another network.</p>
          <button onClick={() => switchChain.mutate({chainId: lineaSepolia.id})}>
            Switch to Linea Sepolia
          </button>
          {switchChain.error && <p role="alert">{explain(switchChain.error)}</p>}
        </>
      )}
    </section>
  );
}
