import type {SdkField, SdkFunction} from './schema';

const field = (name: string, meaning: string): SdkField => ({name, type: 'Address', meaning});

const rollup = field('lineaRollupAddress', '`LineaRollup` on L1.');
const service = field('l2MessageServiceAddress', '`L2MessageService` on L2.');
const l1Bridge = field('l1TokenBridgeAddress', '`TokenBridge` on L1.');
const l2Bridge = field('l2TokenBridgeAddress', '`TokenBridge` on L2.');

const given =
  'On Linea Mainnet, Linea Sepolia and their L1 networks, pass no argument. On your own deployment, pass every address. These addresses override the ones that you pass to a method.';

const extend = {
  file: 'extendedClients.ts',
  region: 'extend',
  lead: 'Extend the L1 client:',
} as const;

const use = {file: 'extendedClients.ts', region: 'use'} as const;

const addresses = {
  file: 'ownAddresses.ts',
  region: 'addresses',
  lead: 'Extend both clients for your own deployment. Replace the four placeholder addresses with those of your contracts on L1 and L2:',
} as const;

export const publicActionsL1: SdkFunction = {
  name: 'publicActionsL1',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'decorators',
  signature:
    'publicActionsL1(parameters?: {lineaRollupAddress: Address; l2MessageServiceAddress: Address}): (client: Client) => PublicActionsL1',
  summary:
    'Adds `getMessageProof`, `getL2ToL1MessageStatus`, `getMessageByMessageHash`, `getMessagesByTransactionHash` and `getTransactionReceiptByMessageHash` to an L1 client.',
  notes: [given],
  params: [rollup, service],
  returns: 'A function for `client.extend`.',
  sample: extend,
  types: ['PublicActionsL1'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/decorators/publicL1.ts',
};

export const publicActionsL2: SdkFunction = {
  name: 'publicActionsL2',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'decorators',
  signature:
    'publicActionsL2(parameters?: {l2MessageServiceAddress: Address}): (client: Client) => PublicActionsL2',
  summary:
    'Adds `getBlockExtraData`, `getL1ToL2MessageStatus`, `getMessageByMessageHash`, `getMessagesByTransactionHash` and `getTransactionReceiptByMessageHash` to an L2 client.',
  notes: [given],
  params: [service],
  returns: 'A function for `client.extend`.',
  sample: {
    ...use,
    lead: 'Extend the L2 client, and call the actions as its methods. `ethereum` is the L1 client from [`publicActionsL1`](#publicactionsl1):',
  },
  types: ['PublicActionsL2'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/decorators/publicL2.ts',
};

export const walletActionsL1: SdkFunction = {
  name: 'walletActionsL1',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'decorators',
  signature:
    'walletActionsL1(parameters?: {lineaRollupAddress: Address; l2MessageServiceAddress: Address; l1TokenBridgeAddress: Address; l2TokenBridgeAddress: Address}): (client: Client) => WalletActionsL1',
  summary: 'Adds `deposit` and `claimOnL1` to an L1 client.',
  notes: [given],
  params: [rollup, service, l1Bridge, l2Bridge],
  returns: 'A function for `client.extend`.',
  sample: extend,
  types: ['WalletActionsL1'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/decorators/walletL1.ts',
};

export const walletActionsL2: SdkFunction = {
  name: 'walletActionsL2',
  package: '@lfdt-lineth/sdk-viem',
  kind: 'function',
  group: 'decorators',
  signature:
    'walletActionsL2(parameters?: {l2MessageServiceAddress: Address; l2TokenBridgeAddress: Address}): (client: Client) => WalletActionsL2',
  summary: 'Adds `withdraw` and `claimOnL2` to an L2 client.',
  notes: [given],
  params: [service, l2Bridge],
  returns: 'A function for `client.extend`.',
  sample: addresses,
  types: ['WalletActionsL2'],
  source: 'Consensys/linea-monorepo@cb180134:ts-libs/sdk/sdk-viem/src/decorators/walletL2.ts',
};
