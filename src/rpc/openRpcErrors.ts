import type {RpcError} from '../../data/rpc/schema';

interface OpenRpcAnswer {
  /** `<name>` is a placeholder. */
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
}

/**
 * An error of the document. OpenRPC allows each code once in a method and no `x-` fields here, so
 * `data` lists all messages of the code with cause and fix.
 */
export interface OpenRpcError {
  readonly code: number;
  readonly message: string;
  readonly data: readonly OpenRpcAnswer[];
}

/** Groups errors by code, in the order of their first occurrence. */
export function errorsByCode(
  errors: readonly RpcError[],
  text: (sentence: string) => string,
): readonly OpenRpcError[] {
  return [...new Set(errors.map(({code}) => code))].flatMap((code) => {
    const data = errors
      .filter((error) => error.code === code)
      .map(({message, cause, cure}) => ({message, cause: text(cause), cure: text(cure)}));
    return data[0] === undefined ? [] : [{code, message: data[0].message, data}];
  });
}
