import type {RpcError} from '../schema';

/** Bundler errors that several methods return, in Alto’s words. */

const malformed: RpcError = {
  code: -32601,
  message: 'Validation error: <what is missing or unknown, and where>',
  cause:
    'A parameter is missing, malformed or unknown. `-32601` here doesn’t mean that the method is missing.',
  cure: 'Correct the parameter that the message names, such as `params[0]`.',
};

/** Where the only parameter is a hash. A malformed hash is `hashMalformed`. */
const hashMissing: RpcError = {
  ...malformed,
  cause:
    '`params` doesn’t contain exactly one string. `-32601` here doesn’t mean that the method is missing.',
  cure: 'Send one hash in an array.',
};

const hashMalformed: RpcError = {
  code: -32602,
  message: 'Missing/invalid userOpHash',
  cause: 'The hash isn’t `0x` and 64 hexadecimal digits.',
  cure: 'Send the hash that `eth_sendUserOperation` returned, not a transaction hash.',
};

const entryPointUnknown: RpcError = {
  code: -32602,
  message: 'EntryPoint <address> not supported, supported EntryPoints: <addresses>',
  cause: 'The bundler doesn’t support this EntryPoint.',
  cure: 'Use an EntryPoint from the message. Your account must be built for it.',
};

const authorizationUnsupported: RpcError = {
  code: -32602,
  message: 'EIP-7702 user operations are not supported on this chain',
  cause: 'The operation contains `eip7702Auth`, and the bundler’s operator disabled it.',
  cure: 'Deploy the account with a factory, or send the authorization in a type 4 transaction first.',
};

const authorizationInvalid: RpcError = {
  code: -32602,
  message: 'Invalid EIP-7702 authorization: <reason>',
  cause: '`eip7702Auth` is for another chain, nonce or signer, or its contract has no code.',
  cure: 'Sign the authorization with the key of `sender`, for the network’s chain ID and the account’s next nonce.',
};

const factoryWithoutAuthorization: RpcError = {
  code: -32602,
  message: 'Invalid EIP-7702 userOperation: factory is 0x7702 but eip7702Auth is not provided.',
  cause: '`factory` requires an EIP-7702 authorization, but the operation has none.',
  cure: 'Add `eip7702Auth`. If the account already delegates, omit `factory`.',
};

/** The errors of simulated validation. The words before the reason differ between estimating and sending. */
const refused = (words: string) =>
  ({
    accountMissing: {
      code: -32500,
      message: `${words} AA20 account not deployed`,
      cause: '`sender` has no code, and the operation has no factory.',
      cure: 'Add `factory` and `factoryData`, or `initCode` with EntryPoint 0.6. Check the network.',
    },
    prefundMissing: {
      code: -32500,
      message: `${words} AA21 didn't pay prefund`,
      cause:
        'The account’s balance plus its EntryPoint deposit is below the sum of all gas limits times `maxFeePerGas`.',
      cure: 'Send ETH to `sender`, lower the gas limits, or use a paymaster.',
    },
    accountReverted: {
      code: -32500,
      message: `${words} AA23 reverted <data>`,
      cause: 'The account reverted during validation.',
      cure: 'Decode the data with the account’s ABI. Send a signature of the right length and enough `verificationGasLimit`.',
    },
    nonceWrong: {
      code: -32500,
      message: `${words} AA25 invalid account nonce`,
      cause: 'The nonce was already used, or an earlier operation is missing.',
      cure: 'Call the EntryPoint’s `getNonce(sender, key)`. `eth_getTransactionCount` returns another nonce.',
    },
    alreadyDeployed: {
      code: -32500,
      message: `${words} AA10 sender already constructed`,
      cause: 'The operation has a factory, but the account is already deployed.',
      cure: 'Omit `factory` and `factoryData`, or set `initCode` to `0x`.',
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
      cause: 'The paymaster rejected the operation.',
      cure: 'Request new paymaster data for the current operation. The error’s data contains the reason.',
    },
    paymasterEmpty: {
      code: -32508,
      message: `${words} AA31 paymaster deposit too low`,
      cause: 'The paymaster’s EntryPoint deposit is too low.',
      cure: 'The paymaster’s owner must call the EntryPoint’s `depositTo`. Until then, use another paymaster or none.',
    },
  }) as const satisfies Record<string, RpcError>;

/** Errors of estimates and simulations. */
export const whenSimulated = {
  ...refused('UserOperation reverted during simulation with reason:'),
  callReverted: {
    code: -32521,
    message: 'UserOperation reverted during simulation with reason: <data>',
    cause: '`callData` reverts. The data is the account’s revert data, or `0x` if it is empty.',
    cure: 'Decode the data: `0x08c379a0` is `Error(string)`, `0x4e487b71` is `Panic(uint256)`.',
  },
} as const satisfies Record<string, RpcError>;

/** Errors when an operation is sent. */
export const whenSent = refused('UserOperation reverted with reason:');

export {
  authorizationInvalid,
  authorizationUnsupported,
  entryPointUnknown,
  factoryWithoutAuthorization,
  hashMalformed,
  hashMissing,
  malformed,
};
