import type {RpcError} from '../schema';

/** The errors of a bundler that more than one method answers with. Alto's words. */

const malformed: RpcError = {
  code: -32601,
  message: 'Validation error: <what is missing or unknown, and where>',
  cause:
    'A parameter is missing, malformed or not known. The bundler uses this code although the method exists, and refuses names that it does not know.',
  cure: 'Read the paths in the message, such as `params[0].callGasLimit`. It lists every form of an operation that it tried; only one has to fit.',
};

const hashMalformed: RpcError = {
  code: -32602,
  message: 'Missing/invalid userOpHash',
  cause: 'The hash is not `0x` and 64 digits.',
  cure: 'Send the hash that `eth_sendUserOperation` answered with, not the hash of a transaction.',
};

const entryPointUnknown: RpcError = {
  code: -32602,
  message: 'EntryPoint <address> not supported, supported EntryPoints: <addresses>',
  cause: 'The bundler does not serve this EntryPoint.',
  cure: 'Take one of those that the message lists. The account has to be made for it.',
};

const authorizationUnsupported: RpcError = {
  code: -32602,
  message: 'EIP-7702 user operations are not supported on this chain',
  cause: 'The operation has `eip7702Auth`, and the operator of the bundler has switched it off.',
  cure: 'Deploy the account with a factory, or send the authorization in a transaction of type 4 first.',
};

const authorizationInvalid: RpcError = {
  code: -32602,
  message: 'Invalid EIP-7702 authorization: <reason>',
  cause:
    '`eip7702Auth` is for another chain, nonce or signer, or the contract that it names has no code.',
  cure: 'Sign it with the key of `sender`, for the chain ID of the network and the next nonce of the account.',
};

const factoryWithoutAuthorization: RpcError = {
  code: -32602,
  message: 'Invalid EIP-7702 userOperation: factory is 0x7702 but eip7702Auth is not provided.',
  cause: '`factory` announces an authorization that is not there.',
  cure: 'Add `eip7702Auth`, or leave `factory` out once the account delegates.',
};

/** The errors of simulated validation. The words before the reason differ between estimating and sending. */
const refused = (words: string) =>
  ({
    accountMissing: {
      code: -32500,
      message: `${words} AA20 account not deployed`,
      cause: '`sender` has no code, and the operation names no factory.',
      cure: 'Add `factory` and `factoryData`, or `initCode` with EntryPoint 0.6. Check that the network is the right one.',
    },
    prefundMissing: {
      code: -32500,
      message: `${words} AA21 didn't pay prefund`,
      cause:
        'What the account holds, with its deposit at the EntryPoint, is less than the sum of all gas limits times `maxFeePerGas`.',
      cure: 'Send ETH to `sender`, lower the gas limits, or use a paymaster. To estimate, override the balance or leave the prices out.',
    },
    accountReverted: {
      code: -32500,
      message: `${words} AA23 reverted <data>`,
      cause: 'The account reverted while it checked the operation.',
      cure: 'Decode the data with the ABI of the account. Give a signature of the right length, and enough `verificationGasLimit`.',
    },
    nonceWrong: {
      code: -32500,
      message: `${words} AA25 invalid account nonce`,
      cause: 'The nonce was used, or an operation before it is missing.',
      cure: 'Ask the EntryPoint: `getNonce(sender, key)`. `eth_getTransactionCount` counts something else.',
    },
    alreadyDeployed: {
      code: -32500,
      message: `${words} AA10 sender already constructed`,
      cause: 'The operation has a factory, and the account is deployed.',
      cure: 'Leave `factory` and `factoryData` out, or set `initCode` to `0x`.',
    },
    deploymentFailed: {
      code: -32500,
      message: `${words} AA13 initCode failed or OOG`,
      cause: 'The factory reverted or ran out of gas.',
      cure: 'Check `factoryData`, and that the factory has code on this network. Raise `verificationGasLimit`.',
    },
    paymasterReverted: {
      code: -32501,
      message: `${words} AA33 reverted <data>`,
      cause: 'The paymaster refused to pay.',
      cure: 'Ask its service for new data with the operation as it is now. Its words are in the data.',
    },
    paymasterEmpty: {
      code: -32508,
      message: `${words} AA31 paymaster deposit too low`,
      cause: 'The paymaster has too little ETH at the EntryPoint.',
      cure: 'Its owner calls `depositTo` of the EntryPoint. Until then, use another or none.',
    },
  }) as const satisfies Record<string, RpcError>;

/** Of estimates and simulations. */
export const whenSimulated = {
  ...refused('UserOperation reverted during simulation with reason:'),
  callReverted: {
    code: -32521,
    message: 'UserOperation reverted during simulation with reason: <data>',
    cause:
      '`callData` reverts. The data is what the account reverted with, and `0x` when there is none.',
    cure: 'Decode it: `0x08c379a0` is `Error(string)`, `0x4e487b71` is `Panic(uint256)`.',
  },
} as const satisfies Record<string, RpcError>;

/** Of sending. */
export const whenSent = refused('UserOperation reverted with reason:');

export {
  authorizationInvalid,
  authorizationUnsupported,
  entryPointUnknown,
  factoryWithoutAuthorization,
  hashMalformed,
  malformed,
};
