import {beforeEach, describe, expect, it} from 'vitest';
import {entryPoint06Address, entryPoint07Address} from 'viem/account-abstraction';
import {
  exampleFirstOperation,
  exampleHash,
  exampleOperation,
} from '@site/data/rpc/shared/exampleOperation';
import {type Bundler, createBundler} from '../../samples/harness/answers/bundler';
import type {Json} from '../../samples/harness/lineaCall';

const TRANSACTION = `0x${'ab'.repeat(32)}`;
const BLOCK = `0x${'cd'.repeat(32)}`;

/** A node with one block, that of the bundle. */
const NODE: Readonly<Record<string, Json>> = {
  eth_chainId: '0xe708',
  eth_gasPrice: '0x64',
  eth_estimateGas: '0x5208',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_sendTransaction: TRANSACTION,
  eth_getTransactionReceipt: {
    transactionHash: TRANSACTION,
    blockHash: BLOCK,
    blockNumber: '0x1',
    gasUsed: '0x64',
    effectiveGasPrice: '0x7',
    status: '0x1',
    type: '0x2',
    logs: [],
  },
};
const ask = (method: string) => Promise.resolve(NODE[method]);

describe('the bundler', () => {
  let bundler: Bundler;
  const request = (method: string, params: readonly Json[]): Promise<Json> => {
    const answer = bundler[method];
    return answer === undefined ? Promise.reject(new Error('unknown')) : answer(params, ask);
  };
  const send = () => request('eth_sendUserOperation', [exampleOperation, entryPoint07Address]);

  beforeEach(() => {
    bundler = createBundler();
  });

  // Alto at b2bc09c6 answered with this hash, and EntryPoint 0.7 emitted it.
  it('answers with the hash that Alto answered with', async () => {
    await expect(send()).resolves.toBe(exampleHash);
  });

  // test/e2e/tests/eth_getUserOperationByHash.test.ts and eth_getUserOperationReceipt.test.ts of Alto.
  it('knows no operation that nobody sent', async () => {
    const hash = `0x${'f'.repeat(64)}`;
    await expect(request('eth_getUserOperationByHash', [hash])).resolves.toBeNull();
    await expect(request('eth_getUserOperationReceipt', [hash])).resolves.toBeNull();
    await expect(request('pimlico_getUserOperationStatus', [hash])).resolves.toEqual({
      status: 'not_found',
      transactionHash: null,
    });
  });

  it('finds an operation that is in a block, with its place', async () => {
    await send();
    await expect(request('eth_getUserOperationByHash', [exampleHash])).resolves.toEqual({
      userOperation: exampleOperation,
      entryPoint: entryPoint07Address,
      transactionHash: TRANSACTION,
      blockHash: BLOCK,
      blockNumber: '0x1',
    });
    await expect(request('pimlico_getUserOperationStatus', [exampleHash])).resolves.toEqual({
      status: 'included',
      transactionHash: TRANSACTION,
    });
    await expect(request('eth_getUserOperationReceipt', [exampleHash])).resolves.toMatchObject({
      userOpHash: exampleHash,
      success: true,
      actualGasUsed: '0x64',
      actualGasCost: '0x2bc',
      receipt: {transactionHash: TRANSACTION, status: '0x1'},
    });
  });

  // `ensureEntryPointIsSupported` of src/rpc/rpcHandler.ts.
  it.each(['eth_sendUserOperation', 'eth_estimateUserOperationGas'])(
    '%s refuses an EntryPoint that it does not serve',
    async (method) => {
      await expect(request(method, [exampleOperation, entryPoint06Address])).rejects.toMatchObject({
        code: -32602,
        message: `EntryPoint ${entryPoint06Address} not supported, supported EntryPoints: ${entryPoint07Address}`,
      });
    },
  );

  // test/e2e/tests/pimlico_getUserOperationGasPrice.test.ts: nothing is below what the node asks for.
  it('asks for more than the node, slow before standard before fast', async () => {
    await expect(request('pimlico_getUserOperationGasPrice', [])).resolves.toEqual({
      slow: {maxFeePerGas: '0x69', maxPriorityFeePerGas: '0x69'},
      standard: {maxFeePerGas: '0x6e', maxPriorityFeePerGas: '0x6e'},
      fast: {maxFeePerGas: '0x73', maxPriorityFeePerGas: '0x73'},
    });
  });

  it('estimates with the deployment, and asks for nothing for a paymaster that is not there', async () => {
    const estimated = await request('eth_estimateUserOperationGas', [
      exampleFirstOperation,
      entryPoint07Address,
    ]);
    expect(estimated).toMatchObject({
      // 21,000 for the deployment that the node estimates, 50,000 for the check.
      verificationGasLimit: '0x11558',
      callGasLimit: '0x5208',
      paymasterVerificationGasLimit: '0x0',
      paymasterPostOpGasLimit: '0x0',
    });
  });

  it('tells what an operation takes from its account', async () => {
    await expect(
      request('pimlico_simulateAssetChanges', [exampleFirstOperation, entryPoint07Address]),
    ).resolves.toEqual({
      assetChanges: [
        {
          token: {tokenType: 'NATIVE'},
          value: {diff: '-1', pre: '1000000000000000000', post: '999999999999999999'},
        },
      ],
    });
  });
});
