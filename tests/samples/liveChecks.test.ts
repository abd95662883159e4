import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkChainId, checkCode, checkWebSocketChainId} from '../live/liveChecks';
import {type LocalNode, startLocalNode} from './harness/localNode';

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('the checks of the live network, against a local node', () => {
  let node: LocalNode;

  beforeAll(async () => {
    node = await startLocalNode();
  });

  afterAll(() => node.stop());

  it('pass the right chain id and fail on another', async () => {
    await checkChainId(node.url, 59144);
    await expect(checkChainId(node.url, 59141)).rejects.toThrow('serves chain 59144');
  });

  it('pass the right chain id over WebSocket and fail on another', async () => {
    const url = node.webSocketUrl;
    await checkWebSocketChainId(url, 59144);
    await expect(checkWebSocketChainId(url, 59141)).rejects.toThrow('serves chain 59144');
  });

  it('fail on an address without code', async () => {
    await expect(checkCode(node.url, ACCOUNT)).rejects.toThrow('has no code');
  });

  it('fail on an endpoint that does not answer', async () => {
    await expect(checkChainId('http://127.0.0.1:9', 59144)).rejects.toThrow();
  });
});
