import {accountAbstraction} from './accountAbstraction';
import {ai} from './ai';
import {analytics} from './analytics';
import {attestations} from './attestations';
import {contractsTemplates} from './contractsTemplates';
import {crossChain} from './crossChain';
import {dataIndexers} from './dataIndexers';
import {gas} from './gas';
import {libraries} from './libraries';
import {nodeProviders} from './nodeProviders';
import {oracles} from './oracles';
import {permanentData} from './permanentData';
import {privacy} from './privacy';
import type {ToolCategory} from './schema';
import {security} from './security';
import {socialLogin} from './socialLogin';

/** The kinds of tools, in the order of the sidebar: what most dapps need first. */
export const toolCategories: readonly ToolCategory[] = [
  nodeProviders,
  libraries,
  dataIndexers,
  oracles,
  accountAbstraction,
  socialLogin,
  crossChain,
  security,
  analytics,
  attestations,
  contractsTemplates,
  gas,
  permanentData,
  privacy,
  ai,
];
