import type {RpcMethod} from './schema';
import {bytes32, data} from './shared/scalars';

export const web3_sha3: RpcMethod = {
  name: 'web3_sha3',
  group: 'chain',
  summary: 'The Keccak-256 hash of some bytes.',
  params: [
    {
      name: 'data',
      required: true,
      description: 'The bytes to hash.',
      schema: data,
    },
  ],
  result: {
    description:
      'The hash. It is Keccak-256 as Ethereum uses it, not SHA3-256 of the later standard.',
    schema: bytes32,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid data params',
      cause:
        'The text does not start with `0x`, has other characters than hexadecimal digits, or an odd number of them.',
      cure: 'Encode the text as UTF-8 first: `hello world` is `0x68656c6c6f20776f726c64`.',
    },
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'There is no parameter, or more than one.',
      cure: 'Send exactly one.',
    },
  ],
  availability: [
    {place: 'public endpoint', answers: 'unconfirmed', note: 'The network does not document it.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  examples: [
    {
      title: 'The hash of the text hello world',
      params: ['0x68656c6c6f20776f726c64'],
      result: '0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad',
      seen: 'local node',
      stable: true,
    },
  ],
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/Web3Sha3.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'ethereum/go-ethereum@02b73d4e:node/api.go',
  ],
  checked: '2026-11-21',
};
