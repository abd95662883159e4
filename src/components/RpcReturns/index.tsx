import type {ReactNode} from 'react';
import type {RpcMethodName} from '@site/data/rpc/methods';
import RpcFields from '../RpcFields';
import {findMethod} from '../RpcParameters/findMethod';

/** What a JSON-RPC method answers in `result`, with what stands inside it. */
export default function RpcReturns({method}: {readonly method: RpcMethodName}): ReactNode {
  const {name, result} = findMethod(method, 'RpcReturns');
  return (
    <RpcFields
      caption={`Answer of ${name}`}
      fields={[{...result, name: 'result'}]}
      presence="optional"
    />
  );
}
