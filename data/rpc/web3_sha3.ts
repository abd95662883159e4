import type {RpcMethod} from './schema';
import {bytes32, data} from './shared/scalars';
import {unlisted} from './shared/unlisted';

export const web3_sha3: RpcMethod = {
  name: 'web3_sha3',
  group: 'chain',
  summary: 'Returns the Keccak-256 hash of the bytes that you send.',
  params: [
    {
      name: 'data',
      required: true,
      description: 'The bytes to hash.',
      schema: data,
    },
  ],
  result: {
    description: 'Ethereum’s Keccak-256 hash, not SHA3-256.',
    schema: bytes32,
  },
  errors: [
    {
      code: -32602,
      message: 'Invalid data params',
      cause: 'The text isn’t hexadecimal, lacks `0x`, or has an odd number of digits.',
      cure: 'Encode the text as UTF-8 first: `hello world` is `0x68656c6c6f20776f726c64`.',
    },
    {
      code: -32602,
      message: 'Invalid number of params',
      cause: 'You sent no parameter, or more than one.',
      cure: 'Send one string in an array.',
    },
  ],
  availability: [
    ...unlisted,
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  samplesAt: 'own node',
  examples: [
    {
      title: 'Keccak-256 hash of the text “hello world”',
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
    'https://docs.metamask.io/services/reference/linea/json-rpc-methods',
  ],
  checked: '2026-11-21',
};
