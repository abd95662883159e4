import type {PluggableList} from 'unified';
import {remarkCodeFence} from './remarkCodeFence';
import {remarkComponents} from './remarkComponents';
import {remarkContract} from './remarkContract';
import {remarkDiagram} from './remarkDiagram';
import {remarkErrorIndex} from './remarkErrorIndex';
import {remarkLimits} from './remarkLimits';
import {remarkMethodList} from './remarkMethodList';
import {remarkRpcExamples} from './remarkRpcExamples';
import {remarkSample} from './remarkSample';
import {remarkStaticParts} from './remarkStaticParts';
import {remarkTerms} from './remarkTerms';

interface Options {
  /** The folder of the project. */
  readonly root: string;
  /** Whether a writer is at work: then diagrams that are not drawn yet are drawn in the browser. */
  readonly live: boolean;
}

/**
 * The steps of a page before Docusaurus' own, in order: the terms that writers use come first, then what is taken
 * from elsewhere, then the code of all of it is colored, then parts are made static, then the components of all of it are imported.
 */
export const remarkSteps = ({root, live}: Options): PluggableList => [
  remarkTerms,
  [remarkSample, {root}],
  [remarkDiagram, {root, live}],
  remarkRpcExamples,
  remarkErrorIndex,
  remarkMethodList,
  remarkLimits,
  remarkContract,
  remarkCodeFence,
  remarkStaticParts,
  remarkComponents,
];
