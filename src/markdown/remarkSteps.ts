import type {PluggableList} from 'unified';
import {api} from '../../config/sidebars/api';
import {getStarted} from '../../config/sidebars/getStarted';
import {learn} from '../../config/sidebars/learn';
import {technology} from '../../config/sidebars/technology';
import {remarkCategoryCards} from './remarkCategoryCards';
import {remarkCodeFence} from './remarkCodeFence';
import {remarkComponents} from './remarkComponents';
import {remarkContract} from './remarkContract';
import {remarkDiagram} from './remarkDiagram';
import {remarkDrawing} from './remarkDrawing';
import {remarkErrorIndex} from './remarkErrorIndex';
import {remarkHowToFoot} from './remarkHowToFoot';
import {remarkLimits} from './remarkLimits';
import {remarkMethodList} from './remarkMethodList';
import {remarkPageHead} from './remarkPageHead';
import {remarkProviders} from './remarkProviders';
import {remarkReleases} from './remarkReleases';
import {remarkRpcExamples} from './remarkRpcExamples';
import {remarkSample} from './remarkSample';
import {remarkSdk} from './remarkSdk';
import {remarkStaticParts} from './remarkStaticParts';
import {remarkTerms} from './remarkTerms';
import {remarkTutorials} from './remarkTutorials';

interface Options {
  /** The project's root folder. */
  readonly root: string;
  /** Whether this is `npm start`, where the browser draws diagrams without a drawing. */
  readonly live: boolean;
}

/** The steps that run before Docusaurus' own steps. README.md explains the order. */
export const remarkSteps = ({root, live}: Options): PluggableList => [
  remarkTerms,
  [remarkHowToFoot, {root}],
  remarkSdk,
  [remarkSample, {root}],
  [remarkDiagram, {root, live}],
  [remarkDrawing, {root}],
  remarkRpcExamples,
  remarkErrorIndex,
  remarkMethodList,
  remarkLimits,
  remarkReleases,
  remarkContract,
  [remarkProviders, {root}],
  [remarkTutorials, {root}],
  [remarkCategoryCards, {root, items: [...getStarted, ...technology, ...api, ...learn]}],
  remarkCodeFence,
  remarkPageHead,
  remarkStaticParts,
  remarkComponents,
];
