import type {PluggableList} from 'unified';
import {remarkCodeFence} from './remarkCodeFence';
import {remarkComponents} from './remarkComponents';
import {remarkContract} from './remarkContract';
import {remarkDiagram} from './remarkDiagram';
import {remarkErrorIndex} from './remarkErrorIndex';
import {remarkLimits} from './remarkLimits';
import {remarkMethodList} from './remarkMethodList';
import {remarkProviders} from './remarkProviders';
import {remarkRpcExamples} from './remarkRpcExamples';
import {remarkSample} from './remarkSample';
import {remarkSdk} from './remarkSdk';
import {remarkStaticParts} from './remarkStaticParts';
import {remarkTerms} from './remarkTerms';
import {remarkTutorials} from './remarkTutorials';

interface Options {
  /** The folder of the project. */
  readonly root: string;
  /** Whether a writer is at work: then diagrams that are not drawn yet are drawn in the browser. */
  readonly live: boolean;
}

/**
 * The steps that run before those of Docusaurus. README.md says why they are in this order.
 */
export const remarkSteps = ({root, live}: Options): PluggableList => [
  remarkTerms,
  remarkSdk,
  [remarkSample, {root}],
  [remarkDiagram, {root, live}],
  remarkRpcExamples,
  remarkErrorIndex,
  remarkMethodList,
  remarkLimits,
  remarkContract,
  [remarkProviders, {root}],
  [remarkTutorials, {root}],
  remarkCodeFence,
  remarkStaticParts,
  remarkComponents,
];
