import {createThirdwebClient, defineChain} from 'thirdweb';
import {privateKeyToAccount} from 'thirdweb/wallets';

/** The ID identifies you to thirdweb's services. The chain below has its own endpoint. */
export const client = createThirdwebClient({
  clientId: process.env.THIRDWEB_CLIENT_ID ?? 'none',
});

export const lineaSepolia = defineChain({
  id: 59141,
  name: 'Linea Sepolia',
  rpc: 'https://rpc.sepolia.linea.build',
  nativeCurrency: {name: 'Ether', symbol: 'ETH', decimals: 18},
  blockExplorers: [{name: 'Lineascan', url: 'https://sepolia.lineascan.build'}],
  testnet: true,
});

const privateKey = process.env.PRIVATE_KEY;
if (privateKey === undefined) {
  throw new Error('PRIVATE_KEY is not set');
}
export const account = privateKeyToAccount({client, privateKey});
