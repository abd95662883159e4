import type {ReactNode} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import RpcFields from '../RpcFields';

/** The `result` of a JSON-RPC method, with nested fields. */
export default function RpcReturns({method}: {readonly method: RpcMethod}): ReactNode {
  const {name, result} = method;
  return (
    <RpcFields
      caption={`Response of ${name}`}
      fields={[{...result, name: 'result', required: true}]}
      presence="optional"
    />
  );
}
