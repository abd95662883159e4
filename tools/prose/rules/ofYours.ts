import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {type Phrase, reportPhrases} from '../phrases';

const phrases: readonly Phrase[] = [
  {
    // "Of its own" with a noun behind it is plain English: "the size of its own proof".
    pattern:
      /\bof (?:yours|ours|theirs|(?:its|your|their|our) own(?=\s*(?:$|[^\s\w\uFFFC]|(?:and|answers?|around|as|at|before|behind|but|by|can|entered|for|from|has|have|if|in|is|are|needs?|on|or|per|since|so|than|that|there|to|when|where|which|while|who|with|without)\b)))/,
    fix: 'put the owner first, "your API key", or drop it, "a separate page"',
  },
];

/** Owners behind their noun: "a key of yours", "a page of its own". */
export const ofYours = lintRule<Root, undefined>('prose:of-yours', reportPhrases(phrases));
