import {parseBlockExtraData} from '@lfdt-lineth/sdk-core';
import type {
  Account,
  BlockTag,
  Chain,
  Client,
  GetBlockErrorType,
  GetBlockParameters,
  Transport,
} from 'viem';
import {getBlock} from 'viem/actions';

export interface GetBlockExtraDataReturnType {
  version: number;
  fixedCost: number;
  variableCost: number;
  ethGasPrice: number;
}

export type GetBlockExtraDataParameters<blockTag extends BlockTag = 'latest'> = Omit<
  GetBlockParameters<false, blockTag>,
  'includeTransactions'
>;

export type GetBlockExtraDataErrorType = GetBlockErrorType;

export async function getBlockExtraData<
  chain extends Chain | undefined,
  account extends Account | undefined,
  blockTag extends BlockTag = 'latest',
>(
  client: Client<Transport, chain, account>,
  parameters: GetBlockExtraDataParameters<blockTag>,
): Promise<GetBlockExtraDataReturnType> {
  const block = await getBlock(client, parameters as GetBlockParameters<false, blockTag>);
  return parseBlockExtraData(block.extraData);
}
