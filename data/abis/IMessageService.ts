import type {ContractAbi} from './contractAbi';

/** The members of `IMessageService` that pages name. */
export const IMessageService = {
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/interfaces/IMessageService.sol',
  items: [
    'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
    'function sender() view returns (address originalSender)',
    'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
    'event MessageClaimed(bytes32 indexed _messageHash)',
    'error FeeTooLow()',
    'error ValueSentTooLow()',
    'error MessageSendingFailed(address destination)',
    'error FeePaymentFailed(address recipient)',
  ],
} as const satisfies ContractAbi;
