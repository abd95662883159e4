import type {ContractAbi} from './contractAbi';

/** The members of `L2MessageService` that pages name. */
export const L2MessageService = {
  source: 'Consensys/linea-monorepo@cb180134:contracts/src/messaging/l2/v1/L2MessageServiceV1.sol',
  items: [
    'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
    'function inboxL1L2MessageStatus(bytes32 messageHash) view returns (uint256 messageStatus)',
    'function minimumFeeInWei() view returns (uint256)',
    'error MessageDoesNotExistOrHasAlreadyBeenClaimed(bytes32 messageHash)',
  ],
} as const satisfies ContractAbi;
