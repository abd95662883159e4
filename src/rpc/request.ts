import type {JsonValue} from '../../data/rpc/schema';

export interface RpcRequest {
  readonly method: string;
  readonly params: readonly JsonValue[];
  /** The URL of the HTTP endpoint. */
  readonly url: string;
}

/** The JSON-RPC request body, with keys in the order of the examples. */
export interface RpcBody {
  readonly jsonrpc: '2.0';
  readonly id: 1;
  readonly method: string;
  readonly params: readonly JsonValue[];
}

export function bodyOf({method, params}: RpcRequest): RpcBody {
  return {jsonrpc: '2.0', id: 1, method, params};
}
