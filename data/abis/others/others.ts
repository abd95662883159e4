import type {ContractFacts} from '../schema';
import {AccessControl} from './AccessControl';
import {AccessControlUpgradeable} from './AccessControlUpgradeable';
import {EIP712Upgradeable} from './EIP712Upgradeable';
import {ERC20PermitUpgradeable} from './ERC20PermitUpgradeable';
import {ERC20Upgradeable} from './ERC20Upgradeable';
import {ILineaRollupYieldExtension} from './ILineaRollupYieldExtension';
import {Initializable} from './Initializable';
import {InitializationVersionCheck} from './InitializationVersionCheck';
import {IShnarfDataAcceptorBase} from './IShnarfDataAcceptorBase';
import {IValidatorContainerProofVerifier} from './IValidatorContainerProofVerifier';
import {IYieldProvider} from './IYieldProvider';
import {LocalShnarfProvider} from './LocalShnarfProvider';
import {Poseidon2} from './Poseidon2';
import {SSZ} from './SSZ';
import {TimelockController} from './TimelockController';
import {YieldManagerPauseManager} from './YieldManagerPauseManager';
import {YieldManagerStorageLayout} from './YieldManagerStorageLayout';

/** Contracts without a page that contracts of the reference inherit: OpenZeppelin's, and helpers without functions to call. */
export const others = [
  AccessControl,
  AccessControlUpgradeable,
  EIP712Upgradeable,
  ERC20PermitUpgradeable,
  ERC20Upgradeable,
  ILineaRollupYieldExtension,
  Initializable,
  InitializationVersionCheck,
  IShnarfDataAcceptorBase,
  IValidatorContainerProofVerifier,
  IYieldProvider,
  LocalShnarfProvider,
  Poseidon2,
  SSZ,
  TimelockController,
  YieldManagerPauseManager,
  YieldManagerStorageLayout,
] as const satisfies readonly ContractFacts[];
