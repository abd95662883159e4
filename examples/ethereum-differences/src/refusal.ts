import {BaseError, type Client, type Hex, parseEther, RpcRequestError} from 'viem';
import {estimateGas} from 'viem/linea';

const account = '0x1111111111111111111111111111111111111111';

/** Why the prover has no room for a contract creation, in the words of the node; nothing when it has. */
export async function refusal(client: Client, code: Hex): Promise<string | undefined> {
  // For the time of the question, the sender has ETH.
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
