/**
 * An operation that a bundler (Alto) accepted and included on a local node with the chain ID of Linea Mainnet.
 * The account is a SimpleAccount of the first account of a local development node, with salt 0.
 * Tests recompute its hash.
 */

/** EntryPoint 0.7. */
export const exampleEntryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';

/** The smart account. */
export const exampleSender = '0xa3aBDC7f6334CD3EE466A115f30522377787c024';

/** It sends 1 wei to another account: `execute(address,uint256,bytes)`. */
const callData =
  '0xb61d27f600000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000600000000000000000000000000000000000000000000000000000000000000000';

/** The first operation: it deploys the account. Its signature has the right form, but no valid signer. */
export const exampleFirstOperation = {
  sender: exampleSender,
  nonce: '0x0',
  factory: '0x91E60e0613810449d098b0b5Ec8b51A0FE8c8985',
  factoryData:
    '0x5fbfb9cf000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb922660000000000000000000000000000000000000000000000000000000000000000',
  callData,
  signature:
    '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c',
} as const;

/** The second operation, signed. */
export const exampleOperation = {
  sender: exampleSender,
  nonce: '0x1',
  callData,
  callGasLimit: '0x3fc3',
  verificationGasLimit: '0x9d46',
  preVerificationGas: '0xbb34',
  maxFeePerGas: '0x2c30200',
  maxPriorityFeePerGas: '0x2c301f7',
  signature:
    '0xeb2db2be5a5ce7a05fc0605d1148b5f1862be3359128cc0fd09fe3eb91f837f27c5f48079edcae6ea338add68949334fe37e5ba36e67dc4d74239583b6b3e9181c',
} as const;

/** Its hash for EntryPoint 0.7 and chain ID 59144. */
export const exampleHash = '0x630ba2c962611d18169515d88e7397fd3a6083540d4650226043e4ef8a138a2e';

/** The bundler’s transaction that included it on the local node. */
export const exampleBundle = '0xd5fea347648cbd017c72f91d28116232fb3be09784679bf844f2e86260c15218';
