import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type LocalNode, startLocalNode} from './harness/localNode';
import {pageCommand} from './harness/pageCommand';
import {runOrThrow} from './harness/run';
import {stageExample} from './harness/stage';

/**
 * The error of a Linea node for RIPEMD-160 (`LineaEstimateGas.java` of linea-monorepo at cb180134,
 * and its limits).
 */
const REFUSAL = 'Transaction line count for module PRECOMPILE_RIPEMD_BLOCKS=1 is above the limit 0';

/** The prices in block 32,235,911 of Linea Mainnet, October 5, 2026. */
const EXTRA_DATA = '0x0100007530000f42400000a3b000000000000000000000000000000000000000';

/** A node that rejects creations that call 0x03, and whose blocks contain prices, as on Linea. */
async function startLimitedNode(upstream: string): Promise<{url: string; close: () => void}> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const headers = {'content-type': 'application/json'};
      // "Linea" at the end of a PUSH5, which only the contract Ripemd contains.
      if (body.includes('linea_estimateGas') && body.includes('644c696e6561')) {
        response.writeHead(200, headers);
        response.end(
          JSON.stringify({jsonrpc: '2.0', id: 1, error: {code: -32000, message: REFUSAL}}),
        );
        return;
      }
      void fetch(upstream, {method: 'POST', headers, body})
        .then((answer) => answer.text())
        .then((text) => {
          const priced = text.replace(/"extraData":"0x[\da-f]*"/g, `"extraData":"${EXTRA_DATA}"`);
          response.writeHead(200, headers).end(priced);
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return {url: `http://127.0.0.1:${port}`, close};
}

async function ask(url: string, method: string, ...params: readonly string[]): Promise<void> {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const answer = (await (await fetch(url, {method: 'POST', headers, body})).json()) as object;
  if ('error' in answer) {
    throw new Error(`${method}: ${JSON.stringify(answer)}`);
  }
}

describe('examples/ethereum-differences', () => {
  let node: LocalNode;
  let limited: {url: string; close: () => void};
  let folder: string;

  beforeAll(async () => {
    node = await startLocalNode();
    limited = await startLimitedNode(node.url);
    folder = await stageExample('ethereum-differences', limited.url);
    await runOrThrow(...pageCommand(folder, 'compile'));
  });

  afterAll(async () => {
    limited.close();
    await node.stop();
  });

  const shell = (region: string) => runOrThrow(...pageCommand(folder, region));

  it('passes the type check with the ABIs that were compiled', async () => {
    await runOrThrow('npm', ['run', 'check'], {cwd: folder});
  });

  it('read-facts prints what a contract sees, without a deployment', async () => {
    // The gas limit of Linea Mainnet's headers.
    await ask(node.url, 'evm_setBlockGasLimit', '0x77359400');
    await ask(node.url, 'anvil_setCoinbase', '0xFD5FB23e06e46347d8724486cDb681507592e237');
    await ask(node.url, 'evm_mine');
    expect(await shell('read-facts')).toMatch(
      new RegExp(
        [
          '^baseFeePerGas {9}7',
          'excessBlobGas {9}0',
          `extraData {13}${EXTRA_DATA}`,
          'parentBeaconBlockRoot 0x0{64}',
          'chainId {15}59144',
          'number {16}\\d+',
          'timestamp {13}\\d+',
          'gasLimit {14}2000000000',
          'coinbase {14}0xFD5FB23e06e46347d8724486cDb681507592e237',
          'prevRandao {12}0x[0-9a-f]{64}',
          'blobHash {14}0x0{64}',
          'beaconRoot {12}0x0{64}',
          'hasWithdrawalQueue {4}false\\n$',
        ].join('\n'),
      ),
    );
  });

  it('check-precompiles tells what the prover has no room for', async () => {
    expect(await shell('check-precompiles')).toBe(
      [
        'eth_call   0xe22e73073fe29397aead2fa2201c7c43fcb24956000000000000000000000000',
        `Ripemd     ${REFUSAL}`,
        'BlockFacts can be proven',
        '',
      ].join('\n'),
    );
  });
});
