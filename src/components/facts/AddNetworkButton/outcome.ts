/** The outcome of a request to a wallet. */
export type Outcome =
  | {readonly kind: 'switched' | 'added' | 'noWallet' | 'rejected' | 'pending' | 'unsupported'}
  | {readonly kind: 'invalid' | 'unknown'; readonly message: string};

const LONGEST_MESSAGE = 200;
const UNKNOWN_CHAIN = 4902;

interface WalletError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly data?: {readonly originalError?: WalletError};
}

/** The code of an error. MetaMask’s mobile app has it in an error within the error. */
function errorCode(error: WalletError): number | undefined {
  const inner = error.data?.originalError;
  const code = (inner && errorCode(inner)) ?? error.code;
  const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

function errorMessage(error: WalletError): string {
  const {message} = error;
  const text = typeof message === 'string' ? message.trim().slice(0, LONGEST_MESSAGE) : '';
  return text === '' ? 'no reason given' : text;
}

const toWalletError = (reason: unknown): WalletError =>
  typeof reason === 'object' && reason !== null ? reason : {message: reason};

/**
 * Whether a switch request failed because the wallet lacks the chain. No EIP defines this code; wallets
 * follow MetaMask.
 */
export function isUnknownChain(reason: unknown): boolean {
  return errorCode(toWalletError(reason)) === UNKNOWN_CHAIN;
}

/** Whether the wallet now has the network. */
export function isSuccess({kind}: Outcome): boolean {
  return kind === 'switched' || kind === 'added';
}

/** The outcome for a wallet's error, by its code (EIP-1193, EIP-1474). */
export function outcomeOfError(reason: unknown): Outcome {
  const error = toWalletError(reason);
  switch (errorCode(error)) {
    case 4001:
      return {kind: 'rejected'};
    case -32002:
      return {kind: 'pending'};
    case 4200:
    case -32601:
      return {kind: 'unsupported'};
    case -32602:
      return {kind: 'invalid', message: errorMessage(error)};
    default:
      return {kind: 'unknown', message: errorMessage(error)};
  }
}
