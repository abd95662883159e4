import {askEndpoint, type Failure} from './askEndpoint';
import {readBlock, readChainId} from './rpcAnswer';

export type CheckResult =
  | {
      readonly kind: 'ok';
      readonly chainId: number;
      readonly blockNumber: number;
      readonly blockAgeSeconds: number;
      readonly baseFee: bigint | undefined;
      readonly latencyMs: number;
    }
  | {readonly kind: 'wrongChain'; readonly chainId: number; readonly expected: number}
  | Failure;

/**
 * Requests the chain ID and the latest block of an endpoint. Never rejects. If the caller aborts `outer`,
 * the result is meaningless. The latency is that of the second request, because the first includes
 * connection setup.
 */
export function checkEndpoint(
  url: string,
  expected: number,
  outer: AbortSignal,
): Promise<CheckResult> {
  return askEndpoint(url, outer, async (ask): Promise<CheckResult> => {
    const chainId = readChainId(await ask('eth_chainId', []));
    if (chainId !== expected) {
      return {kind: 'wrongChain', chainId, expected};
    }
    const sent = performance.now();
    const block = readBlock(await ask('eth_getBlockByNumber', ['latest', false]));
    return {
      kind: 'ok',
      chainId,
      blockNumber: block.number,
      blockAgeSeconds: Math.round(Date.now() / 1000 - block.timestamp),
      baseFee: block.baseFee,
      latencyMs: Math.round(performance.now() - sent),
    };
  });
}
