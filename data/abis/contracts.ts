import {AddressFilter} from './AddressFilter';
import {BridgedToken} from './BridgedToken';
import {CalldataBlobAcceptor} from './CalldataBlobAcceptor';
import {CallForwardingProxy} from './CallForwardingProxy';
import {ClaimMessageV1} from './ClaimMessageV1';
import {CustomBridgedToken} from './CustomBridgedToken';
import {Eip4844BlobAcceptor} from './Eip4844BlobAcceptor';
import {ForcedTransactionGateway} from './ForcedTransactionGateway';
import {IAcceptCalldataBlobs} from './IAcceptCalldataBlobs';
import {IAcceptEip4844Blobs} from './IAcceptEip4844Blobs';
import {IAcceptForcedTransactions} from './IAcceptForcedTransactions';
import {IAddressFilter} from './IAddressFilter';
import {IClaimMessageV1} from './IClaimMessageV1';
import {IForcedTransactionGateway} from './IForcedTransactionGateway';
import {IGenericErrors} from './IGenericErrors';
import {IL1MessageManager} from './IL1MessageManager';
import {IL1MessageManagerV1} from './IL1MessageManagerV1';
import {IL1MessageService} from './IL1MessageService';
import {IL2MessageManager} from './IL2MessageManager';
import {IL2MessageManagerV1} from './IL2MessageManagerV1';
import {IL2MessageServiceV1} from './IL2MessageServiceV1';
import {ILineaRollup} from './ILineaRollup';
import {ILineaRollupBase} from './ILineaRollupBase';
import {ILivenessRecovery} from './ILivenessRecovery';
import {IMessageService} from './IMessageService';
import {IPauseManager} from './IPauseManager';
import {IPermissionsManager} from './IPermissionsManager';
import {IPlonkVerifier} from './IPlonkVerifier';
import {IProvideShnarf} from './IProvideShnarf';
import {IRateLimiter} from './IRateLimiter';
import {ITokenBridge} from './ITokenBridge';
import {IYieldManager} from './IYieldManager';
import {IZkEvmV2} from './IZkEvmV2';
import {L1MessageManager} from './L1MessageManager';
import {L1MessageManagerV1} from './L1MessageManagerV1';
import {L1MessageService} from './L1MessageService';
import {L1MessageServiceBase} from './L1MessageServiceBase';
import {L1MessageServiceV1} from './L1MessageServiceV1';
import {L2MessageManager} from './L2MessageManager';
import {L2MessageManagerV1} from './L2MessageManagerV1';
import {L2MessageService} from './L2MessageService';
import {L2MessageServiceBase} from './L2MessageServiceBase';
import {L2MessageServicePauseManager} from './L2MessageServicePauseManager';
import {L2MessageServiceV1} from './L2MessageServiceV1';
import {LineaRollup} from './LineaRollup';
import {LineaRollupBase} from './LineaRollupBase';
import {LineaRollupPauseManager} from './LineaRollupPauseManager';
import {LineaRollupYieldExtension} from './LineaRollupYieldExtension';
import {LivenessRecovery} from './LivenessRecovery';
import {MessageHashing} from './MessageHashing';
import {MessageServiceBase} from './MessageServiceBase';
import {Mimc} from './Mimc';
import {others} from './others/others';
import {PauseManager} from './PauseManager';
import {PermissionsManager} from './PermissionsManager';
import {RateLimiter} from './RateLimiter';
import type {ContractFacts} from './schema';
import {ShnarfDataAcceptorBase} from './ShnarfDataAcceptorBase';
import {SparseMerkleProof} from './SparseMerkleProof';
import {SparseMerkleTreeVerifier} from './SparseMerkleTreeVerifier';
import {StorageFiller39} from './StorageFiller39';
import {TimeLock} from './TimeLock';
import {TokenBridge} from './TokenBridge';
import {TokenBridgeBase} from './TokenBridgeBase';
import {TokenBridgePauseManager} from './TokenBridgePauseManager';
import {TransientStorageHelpers} from './TransientStorageHelpers';
import {TransientStorageReentrancyGuardUpgradeable} from './TransientStorageReentrancyGuardUpgradeable';
import {Utils} from './Utils';
import {YieldManager} from './YieldManager';
import {ZkEvmV2} from './ZkEvmV2';

/**
 * The contracts of the reference, sorted by name like the list on its first page. Add each new file of
 * this folder here.
 */
export const contracts = [
  AddressFilter,
  BridgedToken,
  CalldataBlobAcceptor,
  CallForwardingProxy,
  ClaimMessageV1,
  CustomBridgedToken,
  Eip4844BlobAcceptor,
  ForcedTransactionGateway,
  IAcceptCalldataBlobs,
  IAcceptEip4844Blobs,
  IAcceptForcedTransactions,
  IAddressFilter,
  IClaimMessageV1,
  IForcedTransactionGateway,
  IGenericErrors,
  IL1MessageManager,
  IL1MessageManagerV1,
  IL1MessageService,
  IL2MessageManager,
  IL2MessageManagerV1,
  IL2MessageServiceV1,
  ILineaRollup,
  ILineaRollupBase,
  ILivenessRecovery,
  IMessageService,
  IPauseManager,
  IPermissionsManager,
  IPlonkVerifier,
  IProvideShnarf,
  IRateLimiter,
  ITokenBridge,
  IYieldManager,
  IZkEvmV2,
  L1MessageManager,
  L1MessageManagerV1,
  L1MessageService,
  L1MessageServiceBase,
  L1MessageServiceV1,
  L2MessageManager,
  L2MessageManagerV1,
  L2MessageService,
  L2MessageServiceBase,
  L2MessageServicePauseManager,
  L2MessageServiceV1,
  LineaRollup,
  LineaRollupBase,
  LineaRollupPauseManager,
  LineaRollupYieldExtension,
  LivenessRecovery,
  MessageHashing,
  MessageServiceBase,
  Mimc,
  PauseManager,
  PermissionsManager,
  RateLimiter,
  ShnarfDataAcceptorBase,
  SparseMerkleProof,
  SparseMerkleTreeVerifier,
  StorageFiller39,
  TimeLock,
  TokenBridge,
  TokenBridgeBase,
  TokenBridgePauseManager,
  TransientStorageHelpers,
  TransientStorageReentrancyGuardUpgradeable,
  Utils,
  YieldManager,
  ZkEvmV2,
] as const satisfies readonly ContractFacts[];

/** All contracts by name, including the inherited contracts without a page. */
export const catalog: ReadonlyMap<string, ContractFacts> = new Map(
  [...contracts, ...others].map((contract) => [contract.name, contract]),
);
