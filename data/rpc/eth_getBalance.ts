import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, nothing, quantity} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getBalance: RpcMethod = {
  name: 'eth_getBalance',
  group: 'state',
  summary: 'Returns the ETH balance of an account at a block.',
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
      description: 'The balance is read after this block.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The balance. `0x0` if the account doesn’t exist. `null` if the node lacks the block or its state.',
    schema: {anyOf: [{...quantity, 'x-unit': 'wei'}, nothing]},
  },
  errors: [unknownBlock, invalidAddress, invalidBlock, notCanonical],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [keptStates('`null`')],
  examples: [
    {
      title: 'ETH balance of the message service on Linea',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', 'latest'],
      result: '0x33b2e3c15095d385e180000',
      seen: 'local node',
      stable: true,
    },
    {
      title:
        'ETH balance of the message service in the genesis block, on a node that keeps all states',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', '0x0'],
      result: '0x33b2e3c15095d385e180000',
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {action: 'getBalance', args: [{object: {address: {param: 0}, blockTag: {param: 1}}}]},
  ethers: {
    action: 'getBalance',
    args: [{param: 0}, {param: 1}],
    sends: ['0x508ca82df566dcd1b0de8296e70a96332cd644ec', 'latest'],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetBalance.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Address.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getbalance.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods/eth_getbalance',
    'MetaMask/metamask-docs@9e2cd75d:services/reference/linea/json-rpc-methods/_eth_block-parameter.mdx',
  ],
  checked: '2026-11-21',
};
