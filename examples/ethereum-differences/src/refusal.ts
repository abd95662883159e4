import {BaseError, type Client, type Hex, parseEther, RpcRequestError} from 'viem';
import {estimateGas} from 'viem/linea';

const account = '0x1111111111111111111111111111111111111111';

/** The node's reason why the prover can't fit a contract creation, or undefined. */
export async function refusal(client: Client, code: Hex): Promise<string | undefined> {
  // Give the sender ETH for this simulation.
  const stateOverride = [{address: account, balance: parseEther('1')} as const];
  try {
    await estimateGas(client, {account, data: code, stateOverride});
    return undefined;
  } catch (error) {
    const answer = error instanceof BaseError && error.walk((e) => e instanceof RpcRequestError);
    if (answer instanceof RpcRequestError && answer.details.includes('line count')) {
      return answer.details;
    }
    throw error;
  }
}
