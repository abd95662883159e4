/** The anchor of a code on the error index, `/api/errors`. */
export const errorAnchor = (code: number): string => `code-${Math.abs(code)}`;
