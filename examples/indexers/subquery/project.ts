import {
  EthereumDatasourceKind,
  EthereumHandlerKind,
  type EthereumProject,
} from '@subql/types-ethereum';

const project: EthereumProject = {
  specVersion: '1.0.0',
  version: '1.0.0',
  name: 'linea-messages',
  runner: {
    node: {name: '@subql/node-ethereum', version: '>=6.5.0'},
    query: {name: '@subql/query', version: '*'},
  },
  schema: {file: './schema.graphql'},
  network: {
    chainId: '59144',
    endpoint: ['https://rpc.linea.build'],
    dictionary: 'https://dict-tyk.subquery.network/query/linea-mainnet',
  },
  dataSources: [
    {
      kind: EthereumDatasourceKind.Runtime,
      startBlock: 30_000_000,
      options: {
        abi: 'L2MessageService',
        address: '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec',
      },
      assets: new Map([['L2MessageService', {file: './abis/L2MessageService.json'}]]),
      mapping: {
        file: './dist/index.js',
        handlers: [
          {
            kind: EthereumHandlerKind.Event,
            handler: 'handleMessageSent',
            filter: {
              topics: ['MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)'],
            },
          },
        ],
      },
    },
  ],
};

export default project;
