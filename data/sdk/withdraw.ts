import type {SdkFunction} from './schema';

export const withdraw: SdkFunction = {
  name: 'withdraw',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'write',
  signature: 'withdraw(client: Client, parameters: WithdrawParameters): Promise<Hash>',
  client: 'L2, with an account',
  summary: 'Sends ETH or an ERC-20 token from L2 to L1.',
  notes: [
    'The action reads `minimumFeeInWei` and pays that fee in addition to `amount`. You can’t pass a higher fee.',
    'Approve a token before you withdraw it. Unlike `deposit`, `withdraw` doesn’t approve, and doesn’t check allowance or balance.',
    'For tokens, the action ignores `data`.',
    'Don’t pass `value`: it replaces amount plus fee.',
  ],
  params: [
    {name: 'token', type: 'Address', meaning: 'The token on L2. The zero address stands for ETH.'},
    {name: 'to', type: 'Address', meaning: 'The recipient on L1.'},
    {name: 'amount', type: 'bigint', meaning: 'In wei, or in the smallest unit of the token.'},
    {
      name: 'data',
      type: 'Hex',
      isOptional: true,
      meaning: 'Calldata for the recipient. ETH only. Default: `0x`.',
    },
    {
      name: 'l2MessageServiceAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `L2MessageService` of the client’s network.',
    },
    {
      name: 'l2TokenBridgeAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `TokenBridge` of the client’s network.',
    },
  ],
  takesTransaction: true,
  returns: 'The hash of the L2 transaction that sends the message.',
  throws: ['AccountNotFoundError', 'ChainNotFoundError', 'Unsupported chain ID'],
  calls: [
    'L2MessageService.minimumFeeInWei',
    'L2MessageService.sendMessage',
    'TokenBridge.bridgeToken',
  ],
  sample: {file: 'withdraw.ts', region: 'call', lead: 'Withdraw ETH:'},
  types: ['WithdrawParameters', 'WithdrawReturnType', 'WithdrawErrorType'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/withdraw.ts',
};
