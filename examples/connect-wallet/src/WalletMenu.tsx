import {useConnect, useConnection, useDisconnect} from 'wagmi';
import {useWallets} from './useWallets';
import {explain} from './walletErrors';

/** Lists the available wallets, and shows the connected wallet. */
export function WalletMenu() {
  const {address, connector} = useConnection();
  const wallets = useWallets();
  const connect = useConnect();
  const disconnect = useDisconnect();

  if (address !== undefined) {
    return (
      <p>
        {address} in {connector?.name}{' '}
        <button onClick={() => disconnect.mutate({})}>Disconnect</button>
      </p>
    );
  }
  return (
    <>
      {wallets.length === 0 && <p>No wallet found in this browser.</p>}
      {wallets.map((wallet) => (
        <button
          key={wallet.uid}
          disabled={connect.isPending}
          onClick={() => connect.mutate({connector: wallet})}
        >
          {wallet.icon && <img src={wallet.icon} alt="" width="16" height="16" />} {wallet.name}
        </button>
      ))}
      {connect.error && <p role="alert">{explain(connect.error)}</p>}
    </>
  );
}
