// A slip of the bundler, as it is: cspell:ignore validaiton
import type {RpcMethod} from './schema';
import {
  authorizationInvalid,
  authorizationUnsupported,
  entryPointUnknown,
  factoryWithoutAuthorization,
  malformed,
  whenSent,
} from './shared/bundlerErrors';
import {exampleEntryPoint, exampleHash, exampleOperation} from './shared/exampleOperation';
import {bytes32} from './shared/scalars';
import {entryPoint, userOperationParam} from './shared/userOperation';

export const eth_sendUserOperation: RpcMethod = {
  name: 'eth_sendUserOperation',
  group: 'account-abstraction',
  summary: 'Hands a signed user operation to the bundler, which puts it into a transaction.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description: 'The operation, signed.',
      schema: userOperationParam,
    },
    {
      name: 'entryPoint',
      required: true,
      description: 'The EntryPoint that the signature is for.',
      schema: entryPoint,
    },
  ],
  result: {
    description:
      'The hash of the operation: not that of a transaction. The bundler took it or queued it; nothing is in a block yet.',
    schema: bytes32,
  },
  errors: [
    whenSent.alreadyDeployed,
    whenSent.deploymentFailed,
    whenSent.accountMissing,
    whenSent.prefundMissing,
    whenSent.accountReverted,
    whenSent.nonceWrong,
    {
      code: -32500,
      message: 'UserOperation failed validation with reason: AA25 invalid account nonce',
      cause:
        'The nonce was used. Where the nonce is more than 10 ahead, the same words come with a slip, `validaiton`.',
      cure: 'Ask the EntryPoint: `getNonce(sender, key)`. Send operations of one key in order, or use several keys.',
    },
    {
      code: -32500,
      message: 'preVerificationGas is not enough, required: <gas>, got: <gas>',
      cause:
        'The operation pays the bundler too little for its size. Version 1 of the API of Alto does not check it.',
      cure: 'Estimate again with a signature of the final length, then sign.',
    },
    {
      code: -32507,
      message: 'UserOperation reverted with reason: AA24 signature error',
      cause:
        'The account did not accept the signature. Usually a field changed after signing, or chain ID or EntryPoint differ.',
      cure: 'Sign last, and compare the hash that you signed with the one of the EntryPoint: `getUserOpHash`.',
    },
    {
      code: -32507,
      message: 'Invalid UserOp signature',
      cause: 'The account did not accept the signature.',
      cure: 'As for `AA24 signature error`.',
    },
    {
      code: -32507,
      message: 'Invalid UserOp paymasterData',
      cause: 'The paymaster did not accept its own signature: a field changed after it signed.',
      cure: 'Ask its service for new data after the last change.',
    },
    {
      code: -32503,
      message: 'User operation is not valid yet, validAfter=<time>, now=<time>',
      cause: 'The account or the paymaster allows the operation from a later time on.',
      cure: 'Wait, or correct the clock of the machine that made the time window. Times are in seconds.',
    },
    {
      code: -32503,
      message: 'UserOperation expires too soon, validUntil=<time>, now=<time>',
      cause: 'The time window closes within 5 seconds, or 30 where the bundler is in safe mode.',
      cure: 'Sign again with a later end. Get new data of the paymaster.',
    },
    whenSent.paymasterReverted,
    whenSent.paymasterEmpty,
    {
      code: -32602,
      message:
        'maxFeePerGas must be at least <price> (current maxFeePerGas: <price>) - use pimlico_getUserOperationGasPrice to get the current gas price',
      cause:
        'The price is below the lowest that the bundler would have paid itself in the last 20 seconds. `maxPriorityFeePerGas` has a message of the same form. Version 1 of the API of Alto, and Alto in safe mode, do not check it.',
      cure: 'Take both prices from [`pimlico_getUserOperationGasPrice`](/api/reference/pimlico-getuseroperationgasprice), just before you sign.',
    },
    {
      code: -32602,
      message:
        'AA25 invalid account nonce: User operation already present in mempool, bump the gas price by minimum 10%',
      cause: 'An operation with this nonce waits already.',
      cure: 'Wait for it, or replace it: raise both prices by 10% or more and sign again.',
    },
    {
      code: -32602,
      message:
        'AA10 sender already constructed: A conflicting userOperation with initCode for this sender is already in the mempool, bump the gas price by minimum 10%',
      cause: 'An operation that deploys the account waits already.',
      cure: 'Wait until it is included, then send the next one without a factory.',
    },
    {
      code: -32602,
      message: 'verificationGasLimit must be at least 10000',
      cause: 'The limit was left at zero or made up.',
      cure: 'Take it from [`eth_estimateUserOperationGas`](/api/reference/eth-estimateuseroperationgas).',
    },
    {
      code: -32602,
      message: 'userOperation preVerification gas must be larger than 0',
      cause: 'The field was left at zero.',
      cure: 'Take it from [`eth_estimateUserOperationGas`](/api/reference/eth-estimateuseroperationgas).',
    },
    {
      code: -32602,
      message: 'User operation gas limits exceed the max gas per userOp: <comparison>',
      cause:
        'The sum of the limits does not fit into a transaction of the bundler, which is at most 16,777,216 gas on Linea.',
      cure: 'Lower the limits, or split the work over several operations.',
    },
    entryPointUnknown,
    authorizationUnsupported,
    authorizationInvalid,
    factoryWithoutAuthorization,
    malformed,
  ],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      networks: ['mainnet'],
      note: 'The network lists it for Linea Mainnet. For Linea Sepolia only Infura does.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'No node has it. Run a bundler, such as Alto, beside yours.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  examples: [
    {
      title: 'An operation that sends 1 wei from a smart account',
      params: [exampleOperation, exampleEntryPoint],
      result: exampleHash,
      seen: 'local node',
      stable: false,
    },
  ],
  playground: {no: 'It sends: the operation is signed, and the account pays for it.'},
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/eth_sendUserOperation.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/rpcHandler.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/server.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/validation/UnsafeValidator.ts',
    'pimlicolabs/alto@b2bc09c6:src/rpc/estimation/utils.ts',
    'pimlicolabs/alto@b2bc09c6:src/mempool/mempool.ts',
    'pimlicolabs/alto@b2bc09c6:src/utils/userop.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/utils.ts',
    'pimlicolabs/alto@b2bc09c6:src/cli/config/bundler.ts',
    'eth-infinitism/account-abstraction@7af70c89:contracts/core/EntryPoint.sol',
    'eth-infinitism/account-abstraction@7af70c89:contracts/core/UserOperationLib.sol',
    'ethereum/ERCs@0ad0fc5b:ERCS/erc-7769.md',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
