import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, data, nothing} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getCode: RpcMethod = {
  name: 'eth_getCode',
  group: 'state',
  summary: 'Returns the code at an address, at a block.',
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
      description: 'The code as of the end of this block.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The runtime code, or `0x` if there is none. `null` if the node lacks the block or its state.',
    schema: {anyOf: [{...data, 'x-limit': 'at most 24,576 bytes (EIP-170)'}, nothing]},
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
      title: 'Block hash contract of EIP-2935',
      params: ['0x0000F90827F1C53a10cb7A02335B175320002935', 'latest'],
      result:
        '0x3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500',
      seen: 'local node',
      stable: true,
    },
    {
      title: 'Account without code',
      params: ['0x1111111111111111111111111111111111111111', 'latest'],
      result: '0x',
      seen: 'local node',
      stable: true,
    },
  ],
  viem: {action: 'getCode', args: [{object: {address: {param: 0}, blockTag: {param: 1}}}]},
  ethers: {
    action: 'getCode',
    args: [{param: 0}, {param: 1}],
    sends: ['0x0000f90827f1c53a10cb7a02335b175320002935', 'latest'],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetCode.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Address.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getcode.mdx',
    'MetaMask/metamask-docs@27824a4c:services/reference/linea/json-rpc-methods/eth_getcode.mdx',
    'MetaMask/metamask-docs@9e2cd75d:services/reference/linea/json-rpc-methods/_eth_block-parameter.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
    'https://eips.ethereum.org/EIPS/eip-2935',
    'https://eips.ethereum.org/EIPS/eip-7702',
    'https://eips.ethereum.org/EIPS/eip-170',
  ],
  checked: '2026-11-21',
};
