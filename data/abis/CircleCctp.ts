import type {ContractAbi} from './contractAbi';

/** The members of Circle's `TokenMessengerV2` and `MessageTransmitterV2` that pages name. */
export const CircleCctp = {
  source: 'circlefin/evm-cctp-contracts@4061786a:src/v2/TokenMessengerV2.sol',
  items: [
    'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
    'function receiveMessage(bytes message, bytes attestation) returns (bool success)',
  ],
} as const satisfies ContractAbi;
