import type {RpcError} from '../../data/rpc/schema';

/** One message that comes with a code. */
interface OpenRpcAnswer {
  /** `<name>` stands for what varies. */
  readonly message: string;
  readonly cause: string;
  readonly cure: string;
}

/**
 * An error of the document. OpenRPC wants each code once in a method and knows no `x-` words here:
 * so all messages of a code stand in `data`, with cause and cure.
 */
export interface OpenRpcError {
  readonly code: number;
  /** The first of the messages. */
  readonly message: string;
  readonly data: readonly OpenRpcAnswer[];
}

/** Errors with one entry for each code, in the order in which the codes come. */
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
