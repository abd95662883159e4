const messages: Readonly<Record<number, string>> = {
  4001: 'You declined in your wallet.',
  4100: 'Your wallet has not shared this account. Connect again.',
  4200: 'Your wallet cannot do this.',
  4900: 'Your wallet is offline.',
  4901: 'Your wallet cannot reach this network.',
  4902: 'Your wallet does not know this network.',
  [-32002]: 'Your wallet waits for an answer. Open it.',
  [-32602]: 'Your wallet refused the network. Look for it in its own list.',
};

/** The code that the wallet gave. Errors are wrapped, so the innermost counts. */
export function codeOf(error: unknown): number | undefined {
  const {code, cause, data} = Object(error) as {
    code?: unknown;
    cause?: unknown;
    data?: {originalError?: unknown};
  };
  for (const inner of [data?.originalError, cause]) {
    const found = inner ? codeOf(inner) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return typeof code === 'number' ? code : undefined;
}

/** What to tell the user. */
export function explain(error: Error): string {
  return messages[codeOf(error) ?? 0] ?? error.message;
}
