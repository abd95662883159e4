import type {Hex, PrivateKeyAccount} from 'viem';
import {
  entryPoint07Abi,
  entryPoint07Address,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
} from 'viem/account-abstraction';
import {generatePrivateKey, privateKeyToAccount} from 'viem/accounts';
import {lineaSepolia} from 'viem/chains';
import {encodeExecuteData} from 'viem/experimental/erc7821';

// #region owner
const STORED = 'guest-key';

/** The guest's key, which stays in this browser. For tests only: every script on the page can read it. */
export function guestKey(): PrivateKeyAccount {
  const key = localStorage.getItem(STORED) ?? generatePrivateKey();
  localStorage.setItem(STORED, key);
  return privateKeyToAccount(key as Hex);
}
// #endregion owner

// #region account
/** EIP7702StatelessDeleGator on Linea Sepolia: the code that the guest's account will run. */
export const delegate = '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B';

const packedUserOperation = [
  {name: 'sender', type: 'address'},
  {name: 'nonce', type: 'uint256'},
  {name: 'initCode', type: 'bytes'},
  {name: 'callData', type: 'bytes'},
  {name: 'accountGasLimits', type: 'bytes32'},
  {name: 'preVerificationGas', type: 'uint256'},
  {name: 'gasFees', type: 'bytes32'},
  {name: 'paymasterAndData', type: 'bytes'},
  {name: 'entryPoint', type: 'address'},
] as const;

/** Encodes calls and signs user operations in the format of that code. */
export function toGuestAccount(
  client: SmartAccountImplementation['client'],
  owner: PrivateKeyAccount,
) {
  return toSmartAccount({
    client,
    entryPoint: {abi: entryPoint07Abi, address: entryPoint07Address, version: '0.7'},
    getAddress: async () => owner.address,
    // No factory: EIP-7702 sets the account's code.
    getFactoryArgs: async () => ({}),
    encodeCalls: async (calls) => encodeExecuteData({calls}),
    // To estimate gas, the bundler needs only a well-formed signature.
    getStubSignature: () => owner.signMessage({message: 'estimate'}),
    signMessage: ({message}) => owner.signMessage({message}),
    signTypedData: (data) => owner.signTypedData(data as Parameters<typeof owner.signTypedData>[0]),
    signUserOperation: ({chainId = lineaSepolia.id, ...operation}) =>
      owner.signTypedData({
        domain: {
          name: 'EIP7702StatelessDeleGator',
          version: '1',
          chainId,
          verifyingContract: owner.address,
        },
        types: {PackedUserOperation: packedUserOperation},
        primaryType: 'PackedUserOperation',
        message: {
          ...toPackedUserOperation({...operation, sender: owner.address}),
          entryPoint: entryPoint07Address,
        },
      }),
  });
}
// #endregion account
