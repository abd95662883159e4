import {auditsContracts} from './auditsContracts';
import {auditsDependencies} from './auditsDependencies';
import {auditsDeployed} from './auditsDeployed';
import {auditsFeatures} from './auditsFeatures';
import {auditsProver} from './auditsProver';
import {blobData} from './blobData';
import {conflation} from './conflation';
import {coordinator} from './coordinator';
import {councilControls} from './councilControls';
import {councilOwners} from './councilOwners';
import {councilRecordEthereum} from './councilRecordEthereum';
import {councilRecordLinea} from './councilRecordLinea';
import {dataRetention} from './dataRetention';
import {finality} from './finality';
import {forcedTransactions} from './forcedTransactions';
import {messages} from './messages';
import {proverBlocks} from './proverBlocks';
import {proverCircuits} from './proverCircuits';
import {proverExits} from './proverExits';
import {proverJobs} from './proverJobs';
import {proverModules} from './proverModules';
import {proverRemaining} from './proverRemaining';
import {provingSizes} from './provingSizes';
import {qbftQuorum} from './qbftQuorum';
import {rateLimits} from './rateLimits';
import {sequencer} from './sequencer';
import {setupCeremonies} from './setupCeremonies';
import {tokenAllocation} from './tokenAllocation';
import {tokenBridge} from './tokenBridge';
import {traceClusters} from './traceClusters';
import {tracesGenerator} from './tracesGenerator';
import {yieldBoost} from './yieldBoost';
import type {LimitGroup} from './schema';

/** The groups of limits that pages show, by name. */
export const limitGroups = {
  auditsContracts,
  auditsDependencies,
  auditsDeployed,
  auditsFeatures,
  auditsProver,
  blobData,
  conflation,
  coordinator,
  councilControls,
  councilOwners,
  councilRecordEthereum,
  councilRecordLinea,
  dataRetention,
  finality,
  forcedTransactions,
  messages,
  proverBlocks,
  proverCircuits,
  proverExits,
  proverJobs,
  proverModules,
  proverRemaining,
  provingSizes,
  qbftQuorum,
  rateLimits,
  sequencer,
  setupCeremonies,
  tokenAllocation,
  tokenBridge,
  traceClusters,
  tracesGenerator,
  yieldBoost,
} as const satisfies Readonly<Record<string, LimitGroup>>;
