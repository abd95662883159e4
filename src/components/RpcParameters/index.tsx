import type {ReactNode} from 'react';
import type {RpcMethodName} from '@site/data/rpc/methods';
import RpcFields from '../RpcFields';
import {findMethod} from './findMethod';

/** The parameters of a JSON-RPC method in the order of the `params` array, with what stands inside objects. */
export default function RpcParameters({method}: {readonly method: RpcMethodName}): ReactNode {
  const {name, params} = findMethod(method, 'RpcParameters');
  return params.length === 0 ? (
    <p>
      None: <code>params</code> is an empty array.
    </p>
  ) : (
    <RpcFields caption={`Parameters of ${name}, by position`} fields={params} presence="required" />
  );
}
