import type {PluginConfig} from '@docusaurus/types';
import {copySections} from '../../config/copySections';
import {earlierEditions, redirects} from '../../config/redirects';
import {site} from '../../config/site';
import {thirdParty} from '../../config/thirdParty';
import {apiCatalogFile} from './apiCatalog';
import {articleData} from './articleData';
import {chunkGraph} from './chunkGraph';
import {contractAbis} from './contractAbis';
import {decoderDataFile} from './decoderData';
import {factChanges} from './factChanges';
import {homeData} from './homeData';
import {hosting} from './hosting';
import {katexStyles} from './katexStyles';
import {markdownCopies} from './markdownCopies';
import {pageList} from './pageList';
import {pageStyles} from './pageStyles';
import {releaseFeeds} from './releaseFeeds';
import {robotsSitemap} from './robotsSitemap';
import {rpcValidators} from './rpcValidators';
import {socialImages} from './socialImages';
import {thirdPartyScripts} from './thirdPartyScripts';
import {writerFindings} from './writerFindings';

/** Files that the build writes beside the pages. The search plugin is in `themes`. */
export const outputPlugins: PluginConfig[] = [
  apiCatalogFile,
  articleData,
  chunkGraph,
  contractAbis,
  decoderDataFile,
  factChanges,
  homeData,
  [hosting, {...redirects, sources: thirdParty.sources}],
  katexStyles(thirdParty),
  markdownCopies(copySections),
  pageList(earlierEditions),
  pageStyles,
  releaseFeeds,
  robotsSitemap,
  rpcValidators,
  socialImages,
  thirdPartyScripts(thirdParty, site.privacyPolicyUrl),
  writerFindings,
];
