import {
  type Address,
  encodeAbiParameters,
  type EncodeAbiParametersErrorType,
  type Hash,
  type Hex,
  keccak256,
  parseAbiParameters,
} from 'viem';

export interface ComputeMessageHashParameters {
  from: Address;
  to: Address;
  fee: bigint;
  value: bigint;
  nonce: bigint;
  calldata?: Hex;
}

export type ComputeMessageHashReturnType = Hash;

export type ComputeMessageHashErrorType = EncodeAbiParametersErrorType;

const fields = parseAbiParameters('address, address, uint256, uint256, uint256, bytes');

export function computeMessageHash({
  from,
  to,
  fee,
  value,
  nonce,
  calldata = '0x',
}: ComputeMessageHashParameters): ComputeMessageHashReturnType {
  return keccak256(encodeAbiParameters(fields, [from, to, fee, value, nonce, calldata]));
}
