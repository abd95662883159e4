import type {RpcError} from '../schema';

/**
 * What Linea Besu answers when it cannot run a message, for the methods that run one.
 * Besu: `EthCall`, `AbstractEstimateGas`, `JsonRpcErrorConverter`, `MainnetTransactionValidator`.
 */

export const reverted: RpcError = {
  code: 3,
  message: 'Execution reverted (<reason>)',
  cause:
    'The contract reverted. `data` holds the revert bytes, or `0x` without any. The reason in parentheses is there only for `Error(string)`.',
  cure: 'Decode `data` with the ABI of the contract. Check `from` and `value`: the zero address calls when `from` is missing.',
};

export const halted: RpcError = {
  code: -32000,
  message: 'Transaction processing could not be completed due to an exception (<reason>)',
  cause:
    'The EVM stopped without a revert: out of gas, an invalid opcode or jump, the stack. There is no `data`.',
  cure: 'When gas ran out, send more `gas` or ask for less work. Else compare the bytecode with the opcodes of Linea.',
};

export const wrongChain: RpcError = {
  code: -32000,
  message:
    'Wrong chainId (transaction was meant for chain id <chainId> and not this chain id <chainId>)',
  cause: '`chainId` of the call is that of another network.',
  cure: 'Send 59144 (`0xe708`) to Linea Mainnet and 59141 (`0xe705`) to Linea Sepolia, or leave it out.',
};

export const tipAboveMaximum: RpcError = {
  code: -32000,
  message:
    'Max priority fee per gas exceeds max fee per gas (max priority fee per gas cannot be greater than max fee per gas)',
  cause: '`maxPriorityFeePerGas` is higher than `maxFeePerGas`.',
  cure: 'Leave the fee fields out, unless the contract reads the price of gas.',
};

export const nonceTooLow: RpcError = {
  code: -32001,
  message:
    'Nonce too low (transaction nonce <nonce> below sender account nonce <nonce> for sender <address>)',
  cause: '`nonce` of the call was used already. A nonce in the future is accepted.',
  cure: 'Leave `nonce` out.',
};

export const intrinsicGas: RpcError = {
  code: -32003,
  message: 'Intrinsic gas exceeds gas limit (intrinsic gas cost <cost> exceeds gas limit <limit>)',
  cause: '`gas` is below 21,000 and what the calldata costs on top.',
  cure: 'Leave `gas` out, or raise it.',
};

export const invalidCall: RpcError = {
  code: -32602,
  message: 'Invalid call params',
  cause:
    'The call is missing or no object, one of its fields is malformed, or `data` and `input` differ.',
  cure: 'Send an object with `0x` strings. A misspelled name is ignored, not refused.',
};

export const initCodeTooLarge: RpcError = {
  code: -32603,
  message: 'Internal error (Initcode size of <size> exceeds maximum size of 49152)',
  cause: 'There is no `to`, and the init code in `data` is too long.',
  cure: 'Split the contract.',
};
