import {WEB3AUTH_NETWORK} from '@web3auth/modal';
import {
  useWeb3Auth,
  useWeb3AuthConnect,
  type Web3AuthContextConfig,
  Web3AuthProvider,
} from '@web3auth/modal/react';

const config: Web3AuthContextConfig = {
  web3AuthOptions: {
    clientId: 'YOUR_CLIENT_ID',
    web3AuthNetwork: WEB3AUTH_NETWORK.SAPPHIRE_DEVNET,
    // Linea Mainnet. Linea Sepolia is 0xe705.
    defaultChainId: '0xe708',
  },
};

export function App() {
  return (
    <Web3AuthProvider config={config}>
      <Wallet />
    </Web3AuthProvider>
  );
}

function Wallet() {
  const {connect, isConnected, loading} = useWeb3AuthConnect();
  const {connection} = useWeb3Auth();

  async function readChain() {
    console.log(await connection?.ethereumProvider?.request({method: 'eth_chainId'}));
  }

  return isConnected ? (
    <button onClick={readChain}>Read the chain</button>
  ) : (
    <button disabled={loading} onClick={() => connect()}>
      Log in
    </button>
  );
}
