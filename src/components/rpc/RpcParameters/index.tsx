import type {ReactNode} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import RpcFields from '../RpcFields';

/** The parameters of a JSON-RPC method in the order of the `params` array, with nested fields. */
export default function RpcParameters({method}: {readonly method: RpcMethod}): ReactNode {
  const {name, params} = method;
  return params.length === 0 ? (
    <p>
      None: <code>params</code> is an empty array.
    </p>
  ) : (
    <RpcFields caption={`Parameters of ${name}, by position`} fields={params} presence="required" />
  );
}
