import type {ContractAbi} from './contractAbi';

/** The members of `IMessageService` that pages name. */
export const IMessageService = {
  source:
    'Consensys/linea-monorepo@cb180134:contracts/src/messaging/interfaces/IMessageService.sol',
  items: [
    'function sendMessage(address _to, uint256 _fee, bytes _calldata) payable',
    'function sender() view returns (address originalSender)',
  ],
} as const satisfies ContractAbi;
