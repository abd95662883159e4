const messages: Readonly<Record<number, string>> = {
  4001: 'You declined in your wallet.',
  4100: "Your wallet hasn't shared this account. Connect again.",
  4200: "Your wallet doesn't support this.",
  4900: 'Your wallet is offline.',
  4901: "Your wallet can't reach this network.",
  4902: "Your wallet doesn't have this network.",
  [-32002]: 'Your wallet has an open request. Open it.',
  [-32602]: "Your wallet rejected the network. Select it in the wallet's network list.",
};

/** The wallet's error code. Wallets wrap their errors, so use the innermost code. */
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

/** The message to show to the user. */
export function explain(error: Error): string {
  return messages[codeOf(error) ?? 0] ?? error.message;
}
