import type {SdkFunction} from './schema';

export const deposit: SdkFunction = {
  name: 'deposit',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'write',
  signature: 'deposit(client: Client, parameters: DepositParameters): Promise<Hash>',
  client: 'L1, with an account',
  summary:
    'Sends ETH or an ERC-20 token from L1 to L2. For a token, it first approves the amount if the allowance is too small.',
  notes: [
    'Without `fee`, your deposit is not free: the action estimates the claim on L2 and adds that fee. Pass `0n` for a [sponsored claim](/get-started/how-to/bridge#costs).',
    'The estimated fee is (base fee + priority fee) × (claim gas + 6,000), at the L2 prices of that moment. It ignores `data`, so a message with calldata gets too small a fee.',
    'The estimate overrides storage slot 176 of `L2MessageService` in `eth_estimateGas`. Your L2 endpoint must accept [state overrides](/api/reference/eth-call#state-overrides).',
    'A token deposit reads balances through Multicall3, so `chain` needs that contract. The approval covers exactly `amount`, and your gas settings do not apply to it.',
    'For tokens the action ignores `data`. To price the claim, it also asks the token bridge of the network, even if you pass another one.',
    'Do not pass `value`: it replaces the computed value, amount plus fee.',
  ],
  params: [
    {
      name: 'l2Client',
      type: 'Client',
      meaning: 'Reads L2 prices. Only its chain is used if you pass `fee`.',
    },
    {name: 'token', type: 'Address', meaning: 'The token on L1. The zero address stands for ETH.'},
    {name: 'to', type: 'Address', meaning: 'The recipient on L2.'},
    {name: 'amount', type: 'bigint', meaning: 'In wei, or in the smallest unit of the token.'},
    {
      name: 'fee',
      type: 'bigint',
      isOptional: true,
      meaning: 'For the account that claims on L2, in wei. Default: estimated.',
    },
    {
      name: 'data',
      type: 'Hex',
      isOptional: true,
      meaning: 'Calldata for the recipient. ETH only. Default: `0x`.',
    },
    {
      name: 'lineaRollupAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `LineaRollup` of the client’s network.',
    },
    {
      name: 'l2MessageServiceAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `L2MessageService` of the network of `l2Client`.',
    },
    {
      name: 'l1TokenBridgeAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `TokenBridge` of the client’s network.',
    },
    {
      name: 'l2TokenBridgeAddress',
      type: 'Address',
      isOptional: true,
      meaning: 'Default: `TokenBridge` of the network of `l2Client`.',
    },
  ],
  takesTransaction: true,
  returns:
    'The hash of the L1 transaction that sends the message. The action does not wait for it.',
  throws: [
    'AccountNotFoundError',
    'ChainNotFoundError',
    'ClientChainNotConfiguredError',
    'Unsupported chain ID',
    'Insufficient token balance for bridging',
    'Failed to fetch',
  ],
  calls: [
    'LineaRollup.sendMessage',
    'TokenBridge.bridgeToken',
    'LineaRollup.nextMessageNumber',
    'TokenBridge.bridgedToNativeToken',
    'L2MessageService.claimMessage',
  ],
  sample: {file: 'deposit.ts', region: 'call', lead: 'Deposit ETH with a sponsored claim:'},
  types: ['DepositParameters', 'DepositReturnType', 'DepositErrorType'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/actions/deposit.ts',
};
