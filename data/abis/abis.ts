import {AddressFilter} from './AddressFilter';
import {BridgedToken} from './BridgedToken';
import {CircleCctp} from './CircleCctp';
import type {ContractAbi} from './contractAbi';
import {Erc2612} from './Erc2612';
import {IMessageService} from './IMessageService';
import {L2MessageService} from './L2MessageService';
import {LineaRollup} from './LineaRollup';
import {PauseManager} from './PauseManager';
import {RateLimiter} from './RateLimiter';
import {TokenBridge} from './TokenBridge';
import {YieldManager} from './YieldManager';

/** The contracts whose members pages name, by name. A new file in this folder gets its line here. */
export const abis = {
  AddressFilter,
  BridgedToken,
  CircleCctp,
  Erc2612,
  IMessageService,
  L2MessageService,
  LineaRollup,
  PauseManager,
  RateLimiter,
  TokenBridge,
  YieldManager,
} as const satisfies Readonly<Record<string, ContractAbi>>;
