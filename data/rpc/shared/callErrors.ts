import type {RpcError} from '../schema';

/**
 * The errors of Linea Besu when it can’t run a message, for the methods that run one.
 * Besu: `EthCall`, `AbstractEstimateGas`, `JsonRpcErrorConverter`, `MainnetTransactionValidator`.
 */

export const reverted: RpcError = {
  code: 3,
  message: 'Execution reverted (<reason>)',
  cause: 'The contract reverted. `data` contains the revert data, or `0x` if it is empty.',
  cure: 'Decode `data` with the contract’s ABI. Check `from` and `value`: without `from`, the sender is the zero address.',
};

export const halted: RpcError = {
  code: -32000,
  message: 'Transaction processing could not be completed due to an exception (<reason>)',
  cause:
    'The EVM stopped without a revert: out of gas, an invalid opcode or jump, a stack error, or `Code is too large` (above 24,576 bytes).',
  cure: 'If the call was out of gas, raise `gas` or split the call. Make large code smaller. Otherwise, compare the bytecode with Linea’s opcodes.',
};

export const wrongChain: RpcError = {
  code: -32000,
  message:
    'Wrong chainId (transaction was meant for chain id <chainId> and not this chain id <chainId>)',
  cause: 'The call’s `chainId` belongs to another network.',
  cure: 'Use 59144 (`0xe708`) for Linea Mainnet or 59141 (`0xe705`) for Linea Sepolia, or omit `chainId`.',
};

export const tipAboveMaximum: RpcError = {
  code: -32000,
  message:
    'Max priority fee per gas exceeds max fee per gas (max priority fee per gas cannot be greater than max fee per gas)',
  cause: '`maxPriorityFeePerGas` is higher than `maxFeePerGas`.',
  cure: 'Omit the fee fields, unless the contract reads the gas price.',
};

export const nonceTooLow: RpcError = {
  code: -32001,
  message:
    'Nonce too low (transaction nonce <nonce> below sender account nonce <nonce> for sender <address>)',
  cause: 'The call’s `nonce` was already used. The node accepts a future nonce.',
  cure: 'Omit `nonce`.',
};

export const intrinsicGas: RpcError = {
  code: -32003,
  message: 'Intrinsic gas exceeds gas limit (intrinsic gas cost <cost> exceeds gas limit <limit>)',
  cause: '`gas` is below the sum of 21,000 and the cost of the calldata.',
  cure: 'Raise `gas` or omit it.',
};

export const invalidCall: RpcError = {
  code: -32602,
  message: 'Invalid call params',
  cause: 'The call is missing, a field is malformed, or `data` and `input` differ.',
  cure: 'Send an object with `0x` strings. Check the spelling: the node ignores unknown names.',
};

export const initCodeTooLarge: RpcError = {
  code: -32603,
  message: 'Internal error (Initcode size of <size> exceeds maximum size of 49152)',
  cause: '`to` is missing, and the init code in `data` is too long.',
  cure: 'Split the contract.',
};
