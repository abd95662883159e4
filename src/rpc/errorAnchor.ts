/** The anchor on the page of the index of errors, `/api/errors`, at which a code begins. */
export const errorAnchor = (code: number): string => `code-${Math.abs(code)}`;
