import {hexToBigInt, isHex} from 'viem';
import {type HttpStandIn, postJson, startHttpStandIn} from './httpStandIn';

/** A node that rejects log requests over large ranges. */
export interface LimitedNode extends HttpStandIn {
  /** The number of rejected requests. */
  readonly rejections: () => number;
}

/**
 * The number of blocks in a log request. Endpoints that limit ranges count `earliest` as block 0.
 */
const widthOf = ({fromBlock, toBlock}: {fromBlock?: unknown; toBlock?: unknown} = {}): bigint =>
  isHex(fromBlock) && isHex(toBlock)
    ? hexToBigInt(toBlock) - hexToBigInt(fromBlock) + 1n
    : BigInt(Number.MAX_SAFE_INTEGER);

/** Starts a proxy in front of a local node that rejects requests for the logs of more than 10,000 blocks. */
export async function startLimitedNode(upstream: string): Promise<LimitedNode> {
  let rejections = 0;
  const node = await startHttpStandIn(({body}) => {
    const {id, method, params} = JSON.parse(body) as {
      id: number;
      method: string;
      params?: readonly [{fromBlock?: unknown; toBlock?: unknown}];
    };
    if (method === 'eth_getLogs' && widthOf(params?.[0]) > 10_000n) {
      rejections += 1;
      const message = 'query exceeds max block range 10000';
      return {body: {jsonrpc: '2.0', id, error: {code: -32602, message}}};
    }
    return postJson(upstream, body);
  });
  return {...node, rejections: () => rejections};
}
