import type {RpcMethod} from './schema';
import {address} from './shared/scalars';

export const eth_accounts: RpcMethod = {
  name: 'eth_accounts',
  group: 'chain',
  summary: 'Returns the accounts that the node can sign for: none, on Linea.',
  params: [],
  result: {
    description:
      'A list of addresses. Linea Besu and the public endpoints always return an empty list.',
    schema: {type: 'array', items: address},
  },
  errors: [],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes', note: 'Geth returns the accounts in its key store.'},
  ],
  examples: [
    {
      title: 'Accounts that the endpoint can sign for',
      params: [],
      result: [],
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthAccounts.java',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-accounts.mdx',
    'MetaMask/metamask-docs@4343f705:services/reference/linea/json-rpc-methods/eth_accounts.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/client.yaml',
  ],
  checked: '2026-11-21',
};
