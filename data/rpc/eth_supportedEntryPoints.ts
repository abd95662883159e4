import type {RpcMethod} from './schema';
import {address} from './shared/scalars';

export const eth_supportedEntryPoints: RpcMethod = {
  name: 'eth_supportedEntryPoints',
  group: 'account-abstraction',
  summary: 'Returns the EntryPoint contracts that the bundler supports, the preferred one first.',
  params: [],
  result: {
    description: 'The EntryPoint addresses, at least one.',
    schema: {type: 'array', items: address},
  },
  errors: [],
  availability: [
    {
      place: 'public endpoint',
      answers: 'conditional',
      networks: ['mainnet'],
      note: 'Documented for Linea Mainnet only. For Linea Sepolia, use Infura.',
    },
    {place: 'Infura', answers: 'yes', note: 'On Linea Mainnet and Linea Sepolia.'},
    {
      place: 'Linea Besu',
      answers: 'no',
      note: 'Nodes don’t include a bundler. Run one, such as Alto, with your node.',
    },
    {place: 'other clients', answers: 'no'},
  ],
  examples: [
    {
      title: 'EntryPoints of a bundler that supports 0.7, 0.6 and 0.8',
      params: [],
      result: [
        '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
        '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
        '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
      ],
      seen: 'local node',
      stable: false,
    },
  ],
  viem: {action: 'getSupportedEntryPoints', from: 'viem/account-abstraction', args: []},
  playground: true,
  sources: [
    'pimlicolabs/alto@b2bc09c6:src/rpc/methods/eth_supportedEntryPoints.ts',
    'pimlicolabs/alto@b2bc09c6:src/types/schemas.ts',
    'pimlicolabs/alto@b2bc09c6:test/e2e/alto-config.json',
    'ethereum/ERCs@0ad0fc5b:ERCS/erc-7769.md',
    'MetaMask/metamask-docs@a78f018a:services/reference/_partials/bundler/_eth_supportedentrypoints-response.mdx',
    'MetaMask/metamask-docs@3af59f8c:services/reference/_partials/bundler/linea/_pimlico_simulateassetchanges-request.mdx',
    'Consensys/doc.linea@994028bc:docs/api/reference/index.mdx',
    'MetaMask/metamask-docs@38ba4779:services/reference/linea/json-rpc-methods/bundler/index.md',
  ],
  checked: '2026-11-22',
};
