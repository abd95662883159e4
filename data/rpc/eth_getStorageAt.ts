import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {address, bytes32, nothing, slot} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getStorageAt: RpcMethod = {
  name: 'eth_getStorageAt',
  group: 'state',
  summary: 'Returns the 32 bytes in a contract’s storage slot, at a block.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The contract.',
      schema: address,
    },
    {
      name: 'position',
      required: true,
      description: 'The slot number, with or without leading zeros.',
      schema: slot,
    },
    {
      name: 'block',
      required: true,
      description: 'The slot is read after this block.',
      schema: blockOrHash,
    },
  ],
  result: {
    description: 'The slot’s 32 bytes, or `null` if the node lacks the block or its state.',
    schema: {anyOf: [bytes32, nothing]},
  },
  errors: [
    unknownBlock,
    invalidAddress,
    {
      code: -32602,
      message: 'Invalid position params',
      cause:
        'The position is missing, longer than 32 bytes, or contains characters that aren’t hexadecimal digits.',
      cure: 'Send `0x` and up to 64 digits. Convert a decimal slot number first.',
    },
    invalidBlock,
    notCanonical,
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support the tag `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [keptStates('`null`')],
  examples: [
    {
      title: 'Slot 0 of the USDC contract',
      params: ['0x176211869cA2b568f2A7D4EE941E073a821EE1ff', '0x0', 'latest'],
      result: '0x00000000000000000000000085e54b6659b11b09ece200728bb775332ebcea65',
      seen: 'Linea Mainnet',
      stable: false,
    },
  ],
  viem: {
    action: 'getStorageAt',
    args: [{object: {address: {param: 0}, slot: {param: 1}, blockTag: {param: 2}}}],
  },
  ethers: {
    action: 'getStorage',
    args: [{param: 0}, {param: 1}, {param: 2}],
    sends: ['0x176211869ca2b568f2a7d4ee941e073a821ee1ff', '0x0', 'latest'],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetStorageAt.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Address.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getstorageat.mdx',
    'MetaMask/metamask-docs@50c40f6f:services/reference/linea/json-rpc-methods/eth_getstorageat.mdx',
    'MetaMask/metamask-docs@9e2cd75d:services/reference/linea/json-rpc-methods/_eth_block-parameter.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/parameters/UInt256Parameter.java',
    'https://eips.ethereum.org/EIPS/eip-1967',
    'https://docs.soliditylang.org/en/latest/internals/layout_in_storage.html',
  ],
  checked: '2026-11-21',
};
