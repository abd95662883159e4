/** The codes with a section of their own on the page of the errors. */
const SECTIONS: readonly number[] = [
  3, -32000, -32005, -32600, -32601, -32602, -32603, -32604, -32700,
];

/** Codes of gateways, and of user operations. */
const isGateway = (code: number) => code <= -33000 && code > -34000;
const isBundler = (code: number) => code <= -32500 && code > -32600;

/** Where the page of the errors has a code; `null` for an error without one. */
export function errorAnchor(code: number | null): string {
  if (code === null) {
    return 'no-code';
  }
  if (isBundler(code)) {
    return 'code-32500';
  }
  if (isGateway(code)) {
    return 'gateways';
  }
  return SECTIONS.includes(code) ? `code-${Math.abs(code)}` : 'other-codes';
}
