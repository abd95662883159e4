import {prices} from './blockExtraData';
import type {SdkFunction} from './schema';

/** What all of these have in common. */
const core = {
  package: '@lfdt-lineth/sdk-core',
  kind: 'function',
  group: 'core-functions',
} as const;

const chainId = {name: 'chainId', type: 'number', meaning: 'The chain ID.'} as const;

const chainSample = {
  file: 'core.ts',
  region: 'chains',
  lead: 'Check four chain IDs, one with each function. The output is `true` four times:',
} as const;

const CHAINS = 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/utils/chain.ts';

export const getContractsAddressesByChainId: SdkFunction = {
  ...core,
  name: 'getContractsAddressesByChainId',
  signature:
    'getContractsAddressesByChainId(chainId: number): {messageService: Address; destinationChainMessageService: Address; tokenBridge: Address}',
  summary:
    'Returns the bridge contracts’ addresses on Ethereum Mainnet, Sepolia, Linea Mainnet or Linea Sepolia.',
  notes: [
    'On Sepolia and Linea Sepolia, `messageService` and `destinationChainMessageService` are in lower case, without a checksum. Compare addresses with viem’s `isAddressEqual`.',
    'The result contains only the given chain’s token bridge.',
  ],
  params: [chainId],
  returns: 'The addresses.',
  results: [
    {
      name: 'messageService',
      type: 'Address',
      meaning: 'On this chain: `LineaRollup` on L1, `L2MessageService` on L2.',
    },
    {
      name: 'destinationChainMessageService',
      type: 'Address',
      meaning: 'The message service on the other layer.',
    },
    {name: 'tokenBridge', type: 'Address', meaning: '`TokenBridge` on this chain.'},
  ],
  throws: ['Unsupported chain ID'],
  sample: {file: 'core.ts', region: 'addresses', lead: 'Print the contracts of Linea Mainnet:'},
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/utils/contract.ts',
};

export const formatMessageStatus: SdkFunction = {
  ...core,
  name: 'formatMessageStatus',
  signature: 'formatMessageStatus(status: bigint): OnChainMessageStatus',
  summary: 'Converts the number that `inboxL1L2MessageStatus` returns into a status.',
  notes: [
    '`1n` is `CLAIMABLE`, and `2n` is `CLAIMED`. Any other value returns `UNKNOWN`, even the number 1.',
  ],
  params: [{name: 'status', type: 'bigint', meaning: '0n, 1n or 2n.'}],
  returns: 'An [`OnChainMessageStatus`](#onchainmessagestatus).',
  calls: ['L2MessageService.inboxL1L2MessageStatus'],
  sample: {
    file: 'core.ts',
    region: 'status',
    lead: 'Convert a status. The output is `CLAIMABLE true`:',
  },
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/utils/message.ts',
};

export const parseBlockExtraData: SdkFunction = {
  ...core,
  name: 'parseBlockExtraData',
  signature:
    'parseBlockExtraData(extraData: Hex): {version: number; fixedCost: number; variableCost: number; ethGasPrice: number}',
  summary: 'Reads the version and prices from an L2 block’s `extraData`.',
  notes: [
    'It reads the first 13 bytes without checks. If the data is too short, the result contains `NaN`.',
  ],
  params: [{name: 'extraData', type: 'Hex', meaning: 'From `eth_getBlockByNumber`.'}],
  returns: 'The prices in wei. The block stores them in kwei.',
  results: [...prices],
  sample: {
    file: 'core.ts',
    region: 'extra-data',
    lead: 'Parse the extra data of a block. The output has version 1 and the prices 30000000, 1200000000 and 60000000 wei:',
  },
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-core/src/utils/block.ts',
};

export const isMainnet: SdkFunction = {
  ...core,
  name: 'isMainnet',
  signature: 'isMainnet(chainId: number): boolean',
  summary: 'Checks whether a chain ID is 1, Ethereum Mainnet.',
  params: [chainId],
  returns: '`true` or `false`.',
  sample: chainSample,
  source: CHAINS,
};

export const isSepolia: SdkFunction = {
  ...core,
  name: 'isSepolia',
  signature: 'isSepolia(chainId: number): boolean',
  summary: 'Checks whether a chain ID is 11155111, Ethereum Sepolia.',
  params: [chainId],
  returns: '`true` or `false`.',
  sample: chainSample,
  source: CHAINS,
};

export const isLineaMainnet: SdkFunction = {
  ...core,
  name: 'isLineaMainnet',
  signature: 'isLineaMainnet(chainId: number): boolean',
  summary: 'Checks whether a chain ID is 59144, Linea Mainnet.',
  params: [chainId],
  returns: '`true` or `false`.',
  sample: chainSample,
  source: CHAINS,
};

export const isLineaSepolia: SdkFunction = {
  ...core,
  name: 'isLineaSepolia',
  signature: 'isLineaSepolia(chainId: number): boolean',
  summary: 'Checks whether a chain ID is 59141, Linea Sepolia.',
  params: [chainId],
  returns: '`true` or `false`.',
  sample: chainSample,
  source: CHAINS,
};
