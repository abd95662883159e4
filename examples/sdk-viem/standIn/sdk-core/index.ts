export {getContractsAddressesByChainId} from './addresses';
export {isLineaMainnet, isLineaSepolia, isMainnet, isSepolia} from './chains';
export type {L1PublicClient, L1WalletClient, L2PublicClient, L2WalletClient} from './clients';
export {parseBlockExtraData} from './extraData';
export {
  type ExtendedMessage,
  type Message,
  type MessageProof,
  OnChainMessageStatus,
} from './message';
export {formatMessageStatus} from './message';
export {SparseMerkleTree} from './SparseMerkleTree';
