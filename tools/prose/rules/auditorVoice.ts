import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {type Phrase, reportPhrases} from '../phrases';

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      [
        /\b(?:the network|Linea)['’]s (?:(?:current|former|official|old|older|other|own|public) )*(?:documentation|docs|guides?|pages?|website)\b/,
        /\bno (?:other |public |published )*sources?\b(?! (?:code|file|map))(?: (?:that )?we \w+)?/,
        /\b(?:that )?we (?:have )?(?:checked|compared|could|found|know|looked|read|saw|searched)\b/,
        /\b(?:nobody|no one|nothing public) (?:gives|names|publishes|says|tells)\b/,
      ]
        .map(({source}) => source)
        .join('|'),
    ),
    fix: 'state the fact, or "Not published." with a way to check it. Evidence goes to `sources`',
  },
];

/** The voice of an auditor of the network: "no source that we found", "the network's own documentation says". */
export const auditorVoice = lintRule<Root, undefined>(
  'prose:auditor-voice',
  reportPhrases(phrases),
);
