import {recoverMessageAddress} from 'viem';
import {getUserOperationHash} from 'viem/account-abstraction';
import {describe, expect, it} from 'vitest';
import {chains} from '@site/data/networks';
import {eth_sendUserOperation} from '@site/data/rpc/eth_sendUserOperation';
import {
  exampleEntryPoint,
  exampleHash,
  exampleOperation,
  exampleSender,
} from '@site/data/rpc/shared/exampleOperation';

const {chainId} = chains.linea;
/** The first account of a local development node. It owns the smart account. */
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

describe('the example of a user operation', () => {
  it('has the hash that viem makes of it', () => {
    const {callGasLimit, verificationGasLimit, preVerificationGas, ...others} = exampleOperation;
    expect(
      getUserOperationHash({
        chainId,
        entryPointAddress: exampleEntryPoint,
        entryPointVersion: '0.7',
        userOperation: {
          ...others,
          nonce: BigInt(others.nonce),
          callGasLimit: BigInt(callGasLimit),
          verificationGasLimit: BigInt(verificationGasLimit),
          preVerificationGas: BigInt(preVerificationGas),
          maxFeePerGas: BigInt(others.maxFeePerGas),
          maxPriorityFeePerGas: BigInt(others.maxPriorityFeePerGas),
        },
      }),
    ).toBe(exampleHash);
  });

  it('is signed by the owner of the account', async () => {
    expect(
      await recoverMessageAddress({
        message: {raw: exampleHash},
        signature: exampleOperation.signature,
      }),
    ).toBe(OWNER);
  });

  it('is what eth_sendUserOperation shows', () => {
    expect(eth_sendUserOperation.examples[0]).toMatchObject({
      params: [{sender: exampleSender}, exampleEntryPoint],
      result: exampleHash,
    });
  });
});
