import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, nothing, quantity} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getTransactionCount: RpcMethod = {
  name: 'eth_getTransactionCount',
  group: 'state',
  summary: 'Returns an account’s nonce: the number that its next transaction must have.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The account or contract.',
      schema: address,
    },
    {
      name: 'block',
      required: true,
      description:
        'The nonce is read after this block. `pending` also counts transactions in the node’s pool.',
      schema: blockOrHash,
    },
  ],
  result: {
    description: 'The nonce, or `null` if the node doesn’t have the block.',
    schema: {anyOf: [quantity, nothing]},
  },
  errors: [unknownBlock, invalidAddress, invalidBlock, notCanonical],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [keptStates('`0x0`, without an error')],
  examples: [
    {
      title: 'Next nonce of an account, including its pending transactions',
      params: ['0x45A318273749d6eb00f5F6cA3bC7cD3De26D642A', 'pending'],
      result: '0x74e8',
      seen: 'local node',
      stable: false,
    },
    {
      title: 'Nonce of the account after block 150,838, on a node that keeps all states',
      params: ['0x45A318273749d6eb00f5F6cA3bC7cD3De26D642A', '0x24d36'],
      result: '0x74e7',
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {
    action: 'getTransactionCount',
    args: [{object: {address: {param: 0}, blockTag: {param: 1}}}],
  },
  ethers: {
    action: 'getTransactionCount',
    args: [{param: 0}, {param: 1}],
    sends: ['0x45a318273749d6eb00f5f6ca3bc7cd3de26d642a', 'pending'],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetTransactionCount.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Address.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-gettransactioncount.mdx',
    'MetaMask/metamask-docs@58ccf14a:services/reference/linea/json-rpc-methods/eth_gettransactioncount.mdx',
    'MetaMask/metamask-docs@9e2cd75d:services/reference/linea/json-rpc-methods/_eth_block-parameter.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
    'besu-eth/besu@9fcf3cc4:ethereum/eth/src/main/java/org/hyperledger/besu/ethereum/eth/transactions/TransactionPool.java',
    'https://eips.ethereum.org/EIPS/eip-161',
    'https://eips.ethereum.org/EIPS/eip-7702',
  ],
  checked: '2026-11-21',
};
