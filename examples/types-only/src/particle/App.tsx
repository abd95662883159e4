import {AAWrapProvider, SendTransactionMode, SmartAccount} from '@particle-network/aa';
import {AuthCoreContextProvider, useConnect, useEthereum} from '@particle-network/authkit';
import {linea} from '@particle-network/authkit/chains';
import {type Address, createWalletClient, custom} from 'viem';

const project = {
  projectId: 'YOUR_PROJECT_ID',
  clientKey: 'YOUR_CLIENT_KEY',
  appId: 'YOUR_APP_ID',
};

export function App() {
  return (
    <AuthCoreContextProvider options={{...project, chains: [linea]}}>
      <Wallet />
    </AuthCoreContextProvider>
  );
}

function Wallet() {
  const {connect, connected} = useConnect();
  const {provider} = useEthereum();

  async function send() {
    const account = new SmartAccount(provider, {
      ...project,
      aaOptions: {accountContracts: {SIMPLE: [{version: '2.0.0', chainIds: [linea.id]}]}},
    });
    const address = (await account.getAddress()) as Address;
    console.log(address);
    const client = createWalletClient({
      account: address,
      chain: linea,
      transport: custom(new AAWrapProvider(account, SendTransactionMode.UserPaidNative)),
    });
    console.log(await client.sendTransaction({to: address, value: 0n}));
  }

  return connected ? (
    <button onClick={send}>Send</button>
  ) : (
    <button onClick={() => connect()}>Log in</button>
  );
}
