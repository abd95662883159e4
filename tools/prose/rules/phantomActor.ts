import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {type Phrase, reportPhrases} from '../phrases';

const fix = 'name the actor, "you", "Linea", "the node", "the sequencer", or use an imperative';

const phrases: readonly Phrase[] = [
  {pattern: /\b(?:some|any|every|no)(?:body|one)(?:['’]s| else)?\b/, fix},
  {pattern: /\bno one\b/, fix},
  {pattern: /\bwho(?:m|so)?ever\b/, fix},
  // The pronoun, not a number: "if one must", but "only one must".
  {
    pattern:
      /(?<=^|\b(?:as|how|if|so|that|until|what|when|where|whether|which) )one (?:can|cannot|could|has to|must|needs to|should|would)(?:['’]t)?\b/,
    fix,
  },
];

/** Subjects that name no one: "whoever sends it", "somebody", "one must". */
export const phantomActor = lintRule<Root, undefined>(
  'prose:phantom-actor',
  reportPhrases(phrases),
);
