import type {JsonValue} from '../../data/rpc/schema';

/** A request to a node: what is asked, and where. */
export interface RpcRequest {
  readonly method: string;
  readonly params: readonly JsonValue[];
  /** The address of the endpoint, over HTTP. */
  readonly url: string;
}

/** What is sent, in the order in which it is written. */
export interface RpcBody {
  readonly jsonrpc: '2.0';
  readonly id: 1;
  readonly method: string;
  readonly params: readonly JsonValue[];
}

/** The body of a request. */
export function bodyOf({method, params}: RpcRequest): RpcBody {
  return {jsonrpc: '2.0', id: 1, method, params};
}
