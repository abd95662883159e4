import type {ReactNode} from 'react';
import type {RpcMethod} from '@site/data/rpc/schema';
import RpcFields from '../RpcFields';

/** What a JSON-RPC method answers in `result`, with what stands inside it. */
export default function RpcReturns({method}: {readonly method: RpcMethod}): ReactNode {
  const {name, result} = method;
  return (
    <RpcFields
      caption={`Answer of ${name}`}
      fields={[{...result, name: 'result', required: true}]}
      presence="optional"
    />
  );
}
