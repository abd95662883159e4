import {describe, expect, it} from 'vitest';
import {commonErrors} from '@site/data/rpc/commonErrors';
import {methods} from '@site/data/rpc/methods';
import type {RpcError, RpcMethod} from '@site/data/rpc/schema';
import type {OpenRpcDocument} from '@site/src/rpc/openRpc';
import {openRpcText} from '../../../tools/openrpc/document';

/**
 * Errors of one call path in Linea Besu, with the methods on it, from the uses of
 * `RpcErrorType.REVERT_ERROR` and `EXCEEDS_RPC_MAX_BLOCK_RANGE` in besu-eth/besu@683880ba: `EthCall`,
 * `AbstractEstimateGas` and `EthGetLogs`. Linea's plugin has an estimate of its own. The methods
 * `eth_createAccessList`, `eth_simulateV1` and the traces report a revert in their result.
 */
const paths = [
  {
    name: 'a revert',
    isOn: ({code, producer}: RpcError) => code === 3 && producer === undefined,
    methods: ['eth_call', 'eth_estimateGas', 'linea_estimateGas'],
  },
  {
    name: 'a log range',
    isOn: ({message}: RpcError) => message.includes('maximum RPC range limit'),
    methods: ['eth_getLogs'],
  },
] as const;

const all: readonly RpcMethod[] = Object.values(methods);
const namesOf = (found: readonly {readonly name: string}[]) => found.map(({name}) => name).sort();

describe('the errors of a method follow its call path', () => {
  it.each(paths)('$name', ({isOn, methods: expected}) => {
    expect(commonErrors.errors.filter(isOn)).toEqual([]);
    expect(namesOf(all.filter(({errors}) => errors.some(isOn)))).toEqual([...expected]);
  });

  it('also in the OpenRPC document', () => {
    const document = JSON.parse(openRpcText()) as OpenRpcDocument;
    const withCode = (code: number) =>
      namesOf(
        document.methods.filter(({errors}) =>
          errors.some((error) =>
            '$ref' in error ? error.$ref.endsWith(`/Code${code}`) : error.code === code,
          ),
        ),
      );
    expect(withCode(3)).toEqual([...paths[0].methods]);
    const withParams = namesOf(all.filter(({params}) => params.length > 0));
    expect(withCode(-32602)).toEqual(withParams);
  });
});
