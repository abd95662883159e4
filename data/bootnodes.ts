import type {NetworkKey} from './networks';
import type {Sourced} from './source';

/** Where a node of the network stands, as far as the network says. */
export type NodeRegion = 'United States' | 'Asia-Pacific' | 'Europe';

/** A node that the network runs for others to connect to. */
interface PublicNode {
  readonly region?: NodeRegion;
  readonly ip: string;
  readonly port: number;
}

/** An execution client of the network, by its node id: the 64 bytes of its public key. */
export interface ExecutionNode extends PublicNode {
  readonly id: string;
}

/** A Maru of the network, by its libp2p peer id. It has no ENR that is public. */
export interface MaruNode extends PublicNode {
  readonly peerId: string;
}

/** The nodes from which an operator's node finds the others of a network. */
export interface PublicNodes extends Sourced {
  readonly execution: readonly [ExecutionNode, ...ExecutionNode[]];
  readonly maru: readonly [MaruNode, ...MaruNode[]];
}

/** On this port the network runs bootnodes: they tell of others and pass on no transactions. */
export const bootnodeOnlyPort = 31004;

/** The network's public nodes. An id that is replaced leaves the old entry unable to connect, also at the same address. */
export const bootnodes = {
  mainnet: {
    execution: [
      {
        region: 'United States',
        ip: '3.132.73.210',
        port: 31002,
        id: '069800db9e6e0ec9cadca670994ef1aea2cfd3d88133e63ecadbc1cdbd1a5847b09838ee08d8b5f02a9c32ee13abeb4d4104bb5514e5322c9d7ee19f41ff3e51',
      },
      {
        region: 'United States',
        ip: '18.223.198.165',
        port: 31004,
        id: '97706526cf79df9d930003644f9156805f6c8bd964fc79e083444f7014ce10c9bdd2c5049e63b58040dca1d4c82ebef970822198cf0714de830cff4111534ff1',
      },
      {
        region: 'United States',
        ip: '18.223.198.165',
        port: 31000,
        id: '328a18615d5bd7993b2d6af452fd316be6e3a85716faedf4448b3f77713383a872d9f8f62f36407053b368872b109f65c3a74069a71204d3242aa283ff33312e',
      },
      {
        region: 'Asia-Pacific',
        ip: '3.1.142.64',
        port: 31002,
        id: '228e1b8a4931e46f383e30721dac21fb8fb4e5e1b32c870e13b25478c82db3dc1cd9e7ceb93d302a766466b55638cc9c5cbfc43aa48fa41ced19baf365951f76',
      },
      {
        region: 'Asia-Pacific',
        ip: '47.128.192.57',
        port: 31004,
        id: 'c22eb0d40fc3ad5ea710aeddea906567778166bfe18c157955e8c39b23a46c45db18a0fa2ba07f2b64c81178a8c796aec2a29151533920ead06fcdfc6d8d03c6',
      },
      {
        region: 'Europe',
        ip: '51.20.235.126',
        port: 31004,
        id: 'b7c1b2bed65a855f7a2104aac9a14674dfdf018fdac763415b373b29ce18cdb81d36328ba4e5c9f12629f3a50c3e8f9ee048f22dbdbe93a82813da89c6b81334',
      },
      {
        region: 'Europe',
        ip: '13.50.94.193',
        port: 31000,
        id: 'c92b454bed3028c8dfafe0251cd00fc6bc5462a091c03c53569651c17782df88edc7722b29925e66c60bf8c516be00a47f252d9007cd1805653150f492527573',
      },
    ],
    maru: [
      {
        region: 'United States',
        ip: '18.223.198.165',
        port: 31005,
        peerId: '16Uiu2HAmSJSpgBxVoMcRZ4u8CQbTgfPrbw6u7xH1BnMgwAQZAm91',
      },
      {
        region: 'United States',
        ip: '18.190.136.59',
        port: 31006,
        peerId: '16Uiu2HAm5DpcTYVLzZf45unDDrY9wYVbqeFnPo4CrpnF3tyXV3o8',
      },
      {
        region: 'Asia-Pacific',
        ip: '3.1.142.64',
        port: 31000,
        peerId: '16Uiu2HAkuaxfz8ftqSSfG6hKG7B7MCUD9boXvawxKXz9eq7R6Tmi',
      },
      {
        region: 'Asia-Pacific',
        ip: '52.77.66.99',
        port: 31001,
        peerId: '16Uiu2HAmGNP9fqUnfCb5v8VAWczW12qmsEnYhNUw2v652Px9Kz5V',
      },
      {
        region: 'Europe',
        ip: '13.50.94.193',
        port: 31003,
        peerId: '16Uiu2HAmVcX8oB9KxmJdVAGybMyxuqtbY959i6uaew1agDBv9wk3',
      },
    ],
    sources: [
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-mainnet/execution-layer-static-nodes.json',
      'LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started/linea-mainnet/docker-compose.yml',
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-mainnet/maru/maru-config.toml',
      'Consensys-Incorporated/doc.linea@178aaaf6:docs/network/how-to/run-a-node/bootnodes.mdx',
    ],
    checked: '2026-11-21',
  },
  sepolia: {
    execution: [
      {
        ip: '18.221.100.27',
        port: 31002,
        id: '6f20afbe4397e51b717a7c1ad3095e79aee48c835eebd9237a3e8a16951ade1fe0e66e981e30ea269849fcb6ba03d838da37f524fabd2a557474194a2e2604fa',
      },
      {
        ip: '3.23.75.47',
        port: 31000,
        id: 'f88736df958261009d5ad40bde172c67abf68b8881200a4d717a8afd72e4cebf044bd3f35c373d45e8a0d6dbc730506b0699be5f16f5d8df2d63a8252d8b5b52',
      },
      {
        ip: '3.129.120.128',
        port: 31001,
        id: '1b026a5eb0ae74300f58987d235ef0e3a550df963345cb3574be3b0b54378bd11f14dfd515a8976f2c2d2826090e9507b8ccc24f896a9ffffffcabcfd996a733',
      },
      {
        ip: '3.129.120.128',
        port: 31003,
        id: 'ef6ffc19e44c3e6db7cff9a4c2ba5c88d8a6a9372c85bd2c5e8be9950e43faa6f19bd3ed2d126a6fb2e213eb6568eb0d5cc4c933bdadde5bee23401d3a721365',
      },
    ],
    maru: [
      {
        ip: '3.129.120.128',
        port: 31005,
        peerId: '16Uiu2HAmR33t8RZiAHovuH9iH2UuUrajrbfyYowiYDAQo3D5Y9wg',
      },
      {
        ip: '3.129.120.128',
        port: 31006,
        peerId: '16Uiu2HAm9HB5oNmnmj8yY6T7dfhLVidVzYqa8QVDtEthkMr6b8tx',
      },
    ],
    sources: [
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-sepolia/execution-layer-static-nodes.json',
      'LFDT-Lineth/lineth-monorepo@92b8fc5b:docs/getting-started/linea-sepolia/docker-compose.yml',
      'LFDT-Lineth/lineth-monorepo@cb180134:docs/getting-started/linea-sepolia/maru/maru-config.toml',
    ],
    checked: '2026-11-21',
  },
} as const satisfies Record<NetworkKey, PublicNodes>;
