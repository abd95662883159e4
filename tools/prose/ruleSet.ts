import {auditorVoice} from './rules/auditorVoice';
import {calque} from './rules/calque';
import {codeIntroduction} from './rules/codeIntroduction';
import {headingStart} from './rules/headingStart';
import {howToLength} from './rules/howToLength';
import {indefiniteArticle} from './rules/indefiniteArticle';
import {inlineDates} from './rules/inlineDates';
import {lateAction} from './rules/lateAction';
import {lateRequest} from './rules/lateRequest';
import {ofYours} from './rules/ofYours';
import {phantomActor} from './rules/phantomActor';
import {repeatedWords} from './rules/repeatedWords';
import {sentenceLength} from './rules/sentenceLength';

/** Rules of sentences, for pages and facts. */
export const sentenceRules = [
  phantomActor,
  calque,
  ofYours,
  auditorVoice,
  sentenceLength,
  repeatedWords,
  indefiniteArticle,
];

/** Rules of the shape of a page. */
export const pageRules = [
  headingStart,
  codeIntroduction,
  inlineDates,
  howToLength,
  lateAction,
  lateRequest,
];

/** The names of all rules, as findings and exceptions write them. */
export const ruleIds: readonly string[] = [...sentenceRules, ...pageRules].map(({name}) =>
  name.replace('prose:', ''),
);
