import type {RpcMethod} from './schema';
import {blockOrHash} from './shared/blockParameter';
import {keptStates} from './shared/keptStates';
import {accountProof} from './shared/proof';
import {address, nothing, slot} from './shared/scalars';
import {invalidAddress, invalidBlock, notCanonical, unknownBlock} from './shared/stateErrors';

export const eth_getProof: RpcMethod = {
  name: 'eth_getProof',
  group: 'state',
  summary: 'Returns an account and storage slots, with proofs against the header’s `stateRoot`.',
  params: [
    {
      name: 'address',
      required: true,
      description: 'The account or contract.',
      schema: address,
    },
    {
      name: 'storageKeys',
      required: true,
      description: 'The slots to prove. Send `[]` for the account alone.',
      schema: {
        type: 'array',
        items: slot,
        'x-limit': 'at most 1,024 on Geth',
      },
    },
    {
      name: 'block',
      required: true,
      description: 'The block after which to read the account and the slots.',
      schema: blockOrHash,
    },
  ],
  result: {
    description:
      'The values, and the trie nodes that prove them. `null` if the node doesn’t have the block.',
    schema: {anyOf: [accountProof, nothing]},
  },
  errors: [
    unknownBlock,
    {
      code: -32000,
      message: 'World state unavailable',
      cause: 'The node no longer keeps the state of the block.',
      cure: 'Use a newer block, or a node that keeps the tries of all blocks.',
    },
    invalidAddress,
    {
      code: -32602,
      message: 'Invalid storage keys params',
      cause: 'The second parameter is missing or isn’t an array of strings.',
      cure: 'Send `[]` if you don’t need a slot.',
    },
    {
      code: -32603,
      message: 'Internal error',
      cause:
        'A slot is longer than 32 bytes or isn’t hexadecimal. Rarely, the node couldn’t build the proof.',
      cure: 'Write each slot as `0x` and 64 digits.',
    },
    invalidBlock,
    notCanonical,
  ],
  availability: [
    {place: 'public endpoint', answers: 'yes'},
    {place: 'Infura', answers: 'yes', note: 'It doesn’t support `safe`.'},
    {place: 'Linea Besu', answers: 'yes'},
    {place: 'other clients', answers: 'yes'},
  ],
  limits: [
    keptStates('`World state unavailable`'),
    'For proofs in all blocks, Besu needs `--data-storage-format=FOREST` and Geth needs `--history.trienode=0`, both with a sync from the first block. An archive in the format `X_BONSAI_ARCHIVE` has old balances but no old proofs. Since August 2026, the experimental `--Xbonsai-archive-state-proofs-enabled` adds them.',
  ],
  examples: [
    {
      title: 'Account at the message service’s address, on a local node',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', [], 'latest'],
      result: {
        address: '0x508ca82df566dcd1b0de8296e70a96332cd644ec',
        balance: '0x33b2e3c15095d385e180000',
        codeHash: '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
        nonce: '0x0',
        storageHash: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
        accountProof: [
          '0xf90151a03e4e013bc92c0816da3ec88d7c532f7ab0b5fe7fb8c8945a40aeb28f68fb2b02a0823c408858d964f264ad7edd8e653a91688aec01f700c26ae54312dd4bb3730d8080a037658e942168bc0b2a5e6b7278ff4aadd9e919f7ae5768dc98b36eb3761508c1a07e56f2f326dc0a6bb22a0fdc58af094cd465ab4a27c9aaaef9413be1da26cb57a0b4b7174b7bdc282245b53b73c7ae344b6b82f309d7ba93b246e25fd568285a0180a04b29efa44ecf50c19b34950cf1d0f05e00568bcc873120fbea9a4e8439de0962a0d0a1bfe5b45d2d863a794f016450a4caca04f3b599e8d1652afca8b752935fd880a0bf9b09e442e044778b354abbadb5ec049d7f5e8b585c3966d476c4fbc9a181d28080a0213ebe73c28294598d6317486f3cdecd5409542531cf7dfbba30cc1710dda25fa0e5c557a0ce3894afeb44c37f3d24247f67dc76a174d8cacc360c1210eef60a7680',
          '0xf851808080808080808080808080a09de86ef2c642c78c21920a47f45b623f6ecc42ba084542d8e0ab4130a5aab25d80a06f90f5acb6918f730f7c156bed9f4c38e364a948fb2bcc2370e1c551e7d47e1a8080',
          '0xf851a03d5c009ede861198645955a423c2ca9938faa10f8c5eb0f84a2a764ef38140a6808080a050cbf315b653b04770bb8029981c3f353b179d6aedba9b72f3e41c59e1b35be6808080808080808080808080',
          '0xf8749f3cd0d9de3d71d2ec65644846a6f182bf873831a2fa9dc9416466364209a12fb852f850808c033b2e3c15095d385e180000a056e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421a0c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
        ],
        storageProof: [],
      },
      seen: 'local node',
      stable: false,
    },
    {
      title: 'Account in the genesis block of Linea Mainnet, from a node that keeps all tries',
      params: ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', [], '0x0'],
      result: {
        address: '0x508ca82df566dcd1b0de8296e70a96332cd644ec',
        balance: '0x33b2e3c15095d385e180000',
        codeHash: '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
        nonce: '0x0',
        storageHash: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
        accountProof: [
          '0xf90211a051ddd78fb0786f2fb1dba247f22449c1e53cb43bbdf655d28a1a7180ddbc012ea0193c58bb0c7298df879f988d06a60f1a3043033a78177b12daded6ce97e55bfea0382fbb965c19798b116e1b32ad64d99bdf09f8f4ed4c83e1b388ffad0ee8bc62a0b5f7c51c3b2d51d97f171d2b38a4df1a7c0acc5eb0de46beeff4d07f5ed20e19a0b591a2ce02367eda31cf2d16eca7c27fd44dbf0864b64ea8259ad36696eb2a04a02b646a7552b8392ae94263757f699a27d6e9176b4c06b9fc0a722f893b964795a0cf7159e09fc6bf2cfdc89b2e534fb8ac079137d9f5f55b823f8d574cc1c7f0caa0c2f16143c4d1db03276c433696dddb3e9f3b113bcd854b127962262e98f43147a0828820316cc02bfefd899aba41340659fd06df1e0a0796287ec2a4110239f6d2a0be88e4724326382a8b56e2328eeef0ad51f18d5bae0e84296afe14c4028c4af9a0c14e9060c6b3784e35b9e6ae2ad2984142a75910ccc89eb89dc1e2f44b6c58c2a0cefd2a427c14cd8bc02730e74dae2e3af4b2ae6fd9aa88fa967578d27b44ad82a0b389a19ff0bc587c3224bc15851de5956e08339d95e161bd5cfb6168fbfb736aa0899f71abb18c6c956118bf567fac629b75f7e9526873e429d3d8abb6dbb58021a00fd717235298742623c0b3cafb3e4bd86c0b5ab1f71097b4dd19f3d6925d758da02c2dec9fc84b66cb56f42729a57ed97f204843794db7ba6713f5d1723c6b219480',
          '0xf901718080a0b50ddf00288cc8c1335251b04bca656323545634ddd2230f1784d3f21769bb53a0a1a57b7c533957b29b5159c8c3527a39d1354dbb0baaa48fa705a3547652f9a4a0998f1a60662f16e1b7d5626752bea5ff7a672769512921d900ebd1758c504b27a08e9faf6e71ad06286e164bde2794d965c5c980024cc8a3a8b9942609af567ebfa0eb7308fc9f0ecfa33037ceb9518985138036e428279a19d5067e0a8340918dd280a05b8734b06f587e3c69fd0465757db8964fe59e58cdc9c59943345fe8e197c91680a099e61a7fbfb19d59ddc50b5726cb001fbdaa85adf020adbb18bfae8bcef2b6dd80a090543e490078795430092b3fd2d56725eebcfd54b85608c6cf997a7b9750192ca0a22422ea991a23aee56e35b907e6d1463cc99a58cafee610ee56d2f6494ada9ba02a4f587795224a9d56359a071f3573d9380caadd49bca1b63a1ba7e20d9e6664a0189246c7af8faed2c7d3f87dc8b5a51d787f6f8ad659ac6f9172294b3dffed4c80',
          '0xf875a0204cd0d9de3d71d2ec65644846a6f182bf873831a2fa9dc9416466364209a12fb852f850808c033b2e3c15095d385e180000a056e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421a0c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
        ],
        storageProof: [],
      },
      seen: 'computed',
      stable: false,
    },
  ],
  viem: {
    action: 'getProof',
    args: [{object: {address: {param: 0}, storageKeys: {param: 1}, blockTag: {param: 2}}}],
  },
  playground: true,
  sources: [
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/EthGetProof.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/methods/AbstractBlockParameterOrBlockHashMethod.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/parameters/BlockParameterOrBlockHash.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/query/BlockchainQueries.java',
    'besu-eth/besu@9fcf3cc4:datatypes/src/main/java/org/hyperledger/besu/datatypes/Address.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/worldstate/PathBasedExtraStorageConfiguration.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/response/RpcErrorType.java',
    'besu-eth/besu@00fe97c9:CHANGELOG.md',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/advanced-mainnet.toml',
    'Consensys/linea-monorepo@cb180134:linea-besu/package/linea-besu/profiles/basic-mainnet.toml',
    'Consensys/doc.linea@994028bc:docs/api/reference/eth-getproof.mdx',
    'MetaMask/metamask-docs@4838121d:services/reference/linea/json-rpc-methods/eth_getproof.mdx',
    'MetaMask/metamask-docs@9e2cd75d:services/reference/linea/json-rpc-methods/_eth_block-parameter.mdx',
    'ethereum/go-ethereum@02b73d4e:internal/ethapi/api.go',
    'ethereum/execution-apis@033ca6e6:src/eth/state.yaml',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/proof/GetProofResult.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/internal/results/proof/StorageEntryProof.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/proof/WorldStateProofProvider.java',
    'besu-eth/besu@9fcf3cc4:ethereum/core/src/main/java/org/hyperledger/besu/ethereum/trie/pathbased/common/provider/PathBasedWorldStateProvider.java',
    'besu-eth/besu@9fcf3cc4:ethereum/api/src/main/java/org/hyperledger/besu/ethereum/api/jsonrpc/execution/BaseJsonRpcProcessor.java',
    'besu-eth/besu@9fcf3cc4:config/src/main/resources/linea-mainnet.json',
    'https://github.com/besu-eth/besu/issues/10996',
    'https://github.com/besu-eth/besu/pull/11016',
    'https://eips.ethereum.org/EIPS/eip-1186',
    'Consensys/linea-monorepo@cb180134:contracts/src/rollup/ZkEvmV2.sol',
    'Consensys/shomei@3f47bed:services/rpc/server/src/main/java/net/consensys/shomei/rpc/server/method/LineaGetProof.java',
  ],
  checked: '2026-11-21',
};
