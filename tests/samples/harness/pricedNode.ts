import {type HttpStandIn, postJson, startHttpStandIn} from './httpStandIn';

// The prices of Linea Mainnet in block 32,235,911, on October 5, 2026: 0.03 gwei per gas, 1 gwei per byte, 0.041904 gwei for eth_gasPrice.
const EXTRA_DATA = '0x0100007530000f42400000a3b000000000000000000000000000000000000000';

/** A node whose blocks contain prices, as on Linea. A development node's blocks don't. */
export function startPricedNode(upstream: string): Promise<HttpStandIn> {
  return startHttpStandIn(async ({body}) => {
    const answer = await postJson(upstream, body);
    return {
      body: answer.body.replace(/"extraData":"0x[\da-f]*"/g, `"extraData":"${EXTRA_DATA}"`),
    };
  });
}
