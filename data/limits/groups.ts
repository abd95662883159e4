import {blobData} from './blobData';
import {conflation} from './conflation';
import {coordinator} from './coordinator';
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
import {tokenBridge} from './tokenBridge';
import {traceClusters} from './traceClusters';
import {tracesGenerator} from './tracesGenerator';
import {yieldBoost} from './yieldBoost';
import type {LimitGroup} from './schema';

/** The groups of limits that pages show, by name. */
export const limitGroups = {
  blobData,
  conflation,
  coordinator,
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
  tokenBridge,
  traceClusters,
  tracesGenerator,
  yieldBoost,
} as const satisfies Readonly<Record<string, LimitGroup>>;
