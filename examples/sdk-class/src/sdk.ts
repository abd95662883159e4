import {LineaSDK} from '@consensys/linea-sdk';

const {
  PRIVATE_KEY: key,
  L1_RPC_URL: l1RpcUrl,
  L2_RPC_URL: l2RpcUrl = 'https://rpc.sepolia.linea.build',
} = process.env;
if (key === undefined || l1RpcUrl === undefined) {
  throw new Error('Set PRIVATE_KEY and L1_RPC_URL');
}

/** Signs with the same key on both layers. */
export const sdk = new LineaSDK({
  network: 'linea-sepolia',
  mode: 'read-write',
  l1RpcUrl,
  l2RpcUrl,
  l1SignerPrivateKey: key,
  l2SignerPrivateKey: key,
});
export const l1 = sdk.getL1Contract();
export const l2 = sdk.getL2Contract();
