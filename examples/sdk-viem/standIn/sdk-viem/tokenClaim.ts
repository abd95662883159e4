import {getContractsAddressesByChainId} from '@lfdt-lineth/sdk-core';
import {
  type Address,
  BaseError,
  type Client,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbiParameters,
  zeroAddress,
} from 'viem';
import {multicall} from 'viem/actions';
import {tokenBridge} from './abis';

/** A message to L2 without its number, whose claim has a price. */
export interface ClaimToPrice {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
  readonly calldata: Hex;
}

interface Transfer {
  readonly token: Address;
  readonly amount: bigint;
  readonly to: Address;
  readonly bridge: Address;
  readonly l2Bridge: Address;
  readonly l1ChainId: number;
  readonly l2ChainId: number;
}

/** The message that the token bridge will send. */
export async function tokenClaim(client: Client, transfer: Transfer): Promise<ClaimToPrice> {
  const {token, amount, to, bridge, l2Bridge, l1ChainId, l2ChainId} = transfer;
  const erc20 = {address: token, abi: erc20Abi} as const;
  const [name, symbol, decimals, native] = await multicall(client, {
    contracts: [
      {...erc20, functionName: 'name'},
      {...erc20, functionName: 'symbol'},
      {...erc20, functionName: 'decimals'},
      {
        // Not `bridge`: the package asks the bridge of the network here, whatever address it is given.
        address: getContractsAddressesByChainId(l1ChainId).tokenBridge,
        abi: tokenBridge,
        functionName: 'bridgedToNativeToken',
        args: [token],
      },
    ],
    allowFailure: true,
  });
  if (decimals.status !== 'success') {
    throw new BaseError(`Failed to fetch token decimals for ${token}. Error: ${decimals.error}`);
  }
  if (native.status !== 'success') {
    throw new BaseError(`Failed to fetch native token for ${token}. Error: ${native.error}`);
  }
  const isCopy = native.result !== zeroAddress;
  const metadata = encodeAbiParameters(parseAbiParameters('string, string, uint8'), [
    name.result ?? 'NO_NAME',
    symbol.result ?? 'NO_SYMBOL',
    decimals.result,
  ]);
  const calldata = encodeFunctionData({
    abi: tokenBridge,
    functionName: 'completeBridging',
    args: isCopy
      ? [native.result, amount, to, BigInt(l2ChainId), '0x']
      : [token, amount, to, BigInt(l1ChainId), metadata],
  });
  return {from: bridge, to: l2Bridge, value: 0n, calldata};
}
