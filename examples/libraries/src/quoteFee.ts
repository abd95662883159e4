import {estimateGas} from 'viem/linea';
import {getClient} from 'wagmi/actions';
import {linea} from 'wagmi/chains';
import {config} from './wagmiConfig';

export interface Call {
  readonly account: `0x${string}`;
  readonly to: `0x${string}`;
  readonly value?: bigint;
  readonly data?: `0x${string}`;
}

/** Gas and fees of one transaction on Linea, from your endpoint, not the wallet. */
export async function quoteFee(call: Call) {
  const client = getClient(config, {chainId: linea.id});
  const {gasLimit, baseFeePerGas, priorityFeePerGas} = await estimateGas(client, call);
  return {
    gas: gasLimit,
    maxPriorityFeePerGas: priorityFeePerGas,
    maxFeePerGas: 2n * baseFeePerGas + priorityFeePerGas,
  };
}
