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
  summary: 'Sends a signed user operation to the bundler, which includes it in a transaction.',
  params: [
    {
      name: 'userOperation',
      required: true,
      description: 'The signed operation.',
      schema: userOperationParam,
    },
    {
      name: 'entryPoint',
      required: true,
      description: 'The EntryPoint that the operation is signed for.',
      schema: entryPoint,
    },
  ],
  result: {
    description:
      'The operation’s hash, which isn’t a transaction hash. No block includes the operation yet.',
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
        'The nonce was already used, or is more than 10 ahead (with the typo `validaiton` in the message).',
      cure: 'Call the EntryPoint’s `getNonce(sender, key)`. Send one key’s operations in order, or use several keys.',
    },
    {
      code: -32500,
      message: 'preVerificationGas is not enough, required: <gas>, got: <gas>',
      cause: 'The operation pays the bundler too little for its size.',
      cure: 'Estimate again with a signature of the final length, then sign.',
    },
    {
      code: -32507,
      message: 'UserOperation reverted with reason: AA24 signature error',
      cause:
        'The account rejected the signature. Usually a field changed after signing, or the chain ID or EntryPoint differs.',
      cure: 'Sign last. Compare the hash that you signed with the EntryPoint’s `getUserOpHash`.',
    },
    {
      code: -32507,
      message: 'Invalid UserOp signature',
      cause: 'The account rejected the signature.',
      cure: 'Sign last. Compare the hash that you signed with the EntryPoint’s `getUserOpHash`.',
    },
    {
      code: -32507,
      message: 'Invalid UserOp paymasterData',
      cause: 'The paymaster rejected its own signature, because a field changed after it signed.',
      cure: 'Request new data from the paymaster’s service after your last change.',
    },
    {
      code: -32503,
      message: 'User operation is not valid yet, validAfter=<time>, now=<time>',
      cause: 'The account or the paymaster allows the operation only from a later time.',
      cure: 'Wait, or correct the clock of the machine that set the time window. Times are in seconds.',
    },
    {
      code: -32503,
      message: 'UserOperation expires too soon, validUntil=<time>, now=<time>',
      cause: 'The time window ends within 5 seconds, or 30 if the bundler is in safe mode.',
      cure: 'Sign again with a later end. Request new paymaster data.',
    },
    whenSent.paymasterReverted,
    whenSent.paymasterEmpty,
    {
      code: -32602,
      message:
        'maxFeePerGas must be at least <price> (current maxFeePerGas: <price>) - use pimlico_getUserOperationGasPrice to get the current gas price',
      cause:
        'The price is below the lowest that the bundler would have paid in the last 20 seconds.',
      cure: 'Use both prices from [`pimlico_getUserOperationGasPrice`](/api/reference/pimlico-getuseroperationgasprice), right before you sign.',
    },
    {
      code: -32602,
      message:
        'AA25 invalid account nonce: User operation already present in mempool, bump the gas price by minimum 10%',
      cause: 'An operation with this nonce is already pending.',
      cure: 'Wait for it, or replace it: raise both prices by at least 10% and sign again.',
    },
    {
      code: -32602,
      message:
        'AA10 sender already constructed: A conflicting userOperation with initCode for this sender is already in the mempool, bump the gas price by minimum 10%',
      cause: 'An operation that deploys the account is already pending.',
      cure: 'Wait until it is included, then send the next one without a factory.',
    },
    {
      code: -32602,
      message: 'verificationGasLimit must be at least 10000',
      cause: 'The limit is zero or too low.',
      cure: 'Use the value from [`eth_estimateUserOperationGas`](/api/reference/eth-estimateuseroperationgas).',
    },
    {
      code: -32602,
      message: 'userOperation preVerification gas must be larger than 0',
      cause: 'The field is zero.',
      cure: 'Use the value from [`eth_estimateUserOperationGas`](/api/reference/eth-estimateuseroperationgas).',
    },
    {
      code: -32602,
      message: 'User operation gas limits exceed the max gas per userOp: <comparison>',
      cause:
        'The sum of the limits exceeds the bundler’s maximum: 16,000,000 gas by default, and at most 16,777,216 on Linea.',
      cure: 'Lower the limits, or split the work into several operations.',
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
      note: 'Documented for Linea Mainnet only. For Linea Sepolia, use Infura.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'Nodes don’t include a bundler. Run one, such as Alto, with your node.',
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
  playground: {no: 'The method needs a signed operation, and the account pays for it.'},
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
    'https://github.com/eth-infinitism/account-abstraction/blob/v0.9.0/contracts/core/UserOperationLib.sol',
    'ethereum/ERCs@0ad0fc5b:ERCS/erc-7769.md',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
