import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, nothing, quantity} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getBalance: RpcMethod = {
  name: 'eth_getBalance',
  group: 'state',
  summary: 'The ETH that an account holds at a block.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The account or the contract.',
      schema: address,
    },
    {
      name: 'block',
      required: true,
      description: 'The block after which the balance is read.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The balance; `0x0` for an account that does not exist. `null` when the node does not know the block or no longer keeps its state.',
    schema: {anyOf: [{...quantity, 'x-unit': 'wei'}, nothing]},
  },
  errors: [unknownBlock, invalidAddress, invalidBlock, notCanonical],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'Its pages say that it does not support `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [keptStates('`null`')],
  examples: [
    {
      title: 'The ETH that the message service on Linea holds',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', 'latest'],
      result: '0x33b2e3c15095d385e180000',
      seen: 'local node',
      stable: true,
    },
    {
      title: 'The same in the genesis block, on a node that keeps all states',
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
