import {type Address, getContract, parseAbi} from 'viem';
import {ethereum, linea} from './tokens';

/** Circle's service for testnets. For Mainnet, use iris-api.circle.com. */
export const CIRCLE = 'https://iris-api-sandbox.circle.com/v2';

const messengerAbi = parseAbi([
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
]);
const transmitterAbi = parseAbi([
  'function receiveMessage(bytes message, bytes attestation) returns (bool success)',
]);

/** Adds Circle's contracts to a layer. Their addresses are the same on both layers. */
function withCircle(layer: typeof ethereum, domain: number, usdc: Address) {
  const {client, tokenAt} = layer;
  return {
    client,
    domain,
    usdc: tokenAt(usdc),
    messenger: getContract({
      address: '0x8FE6B999Dc680CcFDD5Bf7EB0974218be2542DAA',
      abi: messengerAbi,
      client,
    }),
    transmitter: getContract({
      address: '0xE737e5cEBEEBa77EFE34D4aa090756590b1CE275',
      abi: transmitterAbi,
      client,
    }),
  };
}

const layers = {
  ethereum: withCircle(ethereum, 0, '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238'),
  linea: withCircle(linea, 11, '0xFEce4462D57bD51A6A552365A011b95f0E16d9B7'),
};

/** The layer from the command line, and the other layer. */
export function readLayers() {
  const layer = process.argv[2];
  if (layer !== 'ethereum' && layer !== 'linea') {
    throw new Error('Pass the layer to send from: ethereum or linea');
  }
  return {here: layers[layer], there: layers[layer === 'ethereum' ? 'linea' : 'ethereum']};
}
