import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {api} from './config/sidebars/api';
import {getStarted} from './config/sidebars/getStarted';
import {learn} from './config/sidebars/learn';
import {technology} from './config/sidebars/technology';

// getStartedSidebar comes first, and each sidebar starts with its landing page: Docusaurus derives
// the overview links from this order.
export default {
  getStartedSidebar: getStarted,
  technologySidebar: technology,
  apiSidebar: api,
  learnSidebar: learn,
} satisfies SidebarsConfig;
