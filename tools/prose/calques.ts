import type {Phrase} from './phrases';

/** What inline code looks like in a sentence: see `sentence.ts`. */
const code = '\\uFFFC+';
/** Not the noun, as in "an answer with two fields". */
const verb = '(?<!\\b(?:an|the|each|every|this|no|its|first|last|both) )\\b';
const object = `(?=${code}|an? |zero\\b|nothing\\b|null\\b|true\\b|false\\b|\\d|its? |(?:the )?(?:address|hash|number|block|error|same)\\b)`;
const day =
  '(?:\\d|v\\d|Beta|Alpha|January|February|March|April|May|June|July|August|September|October|November|December)';

/** Phrases that read like a translation, and what a native speaker writes. */
const table: readonly (readonly [phrase: RegExp | string, better: string])[] = [
  // Verbs that developers do not use.
  [`${verb}answers? with\\b(?! (?:a|the) question)`, '"returns"'],
  [`${verb}answer(?:s|ed) ${object}`, '"returns"'],
  [`\\btakes (?:only |no |also )?(?=${code})`, '"accepts" or "uses"'],
  [/\b(?:takes?|took) (?:the|its|their) place\b/, '"replaces"'],
  [/(?<!\b(?:another|one) )in (?:its|their) place\b/, '"instead"'],
  [/\bturn(?:s|ed|ing)? (?:it |them |you )?down\b/, '"reject"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\bknock(?:s|ed|ing)?\b/, '"connect" or "send a request"'],
  [
    /(?<![-\w])st(?:ands?|ood) (?:alone|at|before|behind|below|beside|between|empty|here|in(?! for\b)|next to|on|outside|still|there|under|with)\b/,
    '"is", "is in" or "is listed"',
  ],
  [
    /\blies? (?:above|at|before|behind|below|beside|between|beyond|on|outside|there|under|within)\b/,
    '"is"',
  ],
  [/\blook(?:s|ed|ing)? whether\b/, '"check whether"'],
  [
    /\btells (?:how|nothing|something|that|what|when|where|whether|which|who|why)\b/,
    '"shows", or "tells you …"',
  ],
  [/\b(?:say|says|said|speaks?|spoke|tells?|told) of\b/, '"says about", "mentions" or "describes"'],
  [/\bspeaks (?:only |no )?(?:version|the (?:interface|language))\b/, '"supports"'],
  [/\b(?:runs?|ran|running) out\b(?! of)/, '"expires", or "is used up"'],
  [/\bgoes on (?=\w+ing\b|as\b|from\b|there\b|where\b|with\b|without\b)/, '"continues"'],
  [/\bcomes back\b/, '"is returned"'],
  [/\bgives? out\b/, '"grants"'],
  [
    `(?:${code}|\\b(?:node|method|function|contract|compiler|client|chain|endpoint|server|API|interface|postman|Besu|Geth|Solidity)) wants\\b`,
    '"requires" or "expects"',
  ],
  [/\bh[eo]ld(?:s|ing)? (?!up)[^.,;:]{0,30}against\b/, '"compare … with"'],
  [/\b(?:can )?come(?:s)? to be\b/, '"is created"'],
  [/\bwhat became of\b/, '"what happened to"'],
  [/\bsuffices?\b/, '"is enough"'],
  // Adverbs and set phrases.
  [/\bset-ups?\b/, '"setup" (the noun) or "set up" (the verb)'],
  [/\banew\b/, '"again"'],
  [/\bbesides(?=\s*(?:[.,;:)]|$))/, '"also"'],
  [/^beside\b/, '"besides" or "in addition to"'],
  [/\bwithout a word\b/, '"silently", or "without an error"'],
  [/\bin vain\b/, '"without success"'],
  [/\bto be seen\b/, '"visible"'],
  [/\bbe it\b/, '"whether"'],
  [/\bif need be\b/, '"if needed"'],
  [/\bas a rule\b/, '"usually"'],
  [/\bas (?:it|they) comes?\b/, '"as they arrive"'],
  [/\bat the (?:latest|earliest)\b/, '"by …", "no later than …" or "not before …"'],
  [/\bat hand\b/, '"available"'],
  [/\bat once (?=when\b|if\b)/, '"immediately"'],
  [/\bwithout (?:an )?end\b/, '"indefinite", "permanent" or "without limit"'],
  [/\bin work\b/, '"in development"'],
  [/\bof no use\b/, '"useless"'],
  [
    /\b(?:prover|node|block|blocks|code|version|network|rules) of today\b/,
    '"today’s …" or "the current …"',
  ],
  [/\bdear(?:er)?\b/, '"expensive"'],
  [/\bupon\b/, '"on"'],
  // Comparisons.
  [/\b(?:is|are|was|were) others\b(?! than)/, '"differs from"'],
  [/\b(?:another|else|others) than\b/, '"other than", or "differs from"'],
  [
    /\bthe (?:former|latter)\b(?= (?:is|are|was|has|have|can|stand|do|does)\b|\s*[.,;:])/,
    'the noun again',
  ],
  [/^the same\.?$/, 'the value again'],
  // Word order.
  [
    /^of (?!course\b|these\b|those\b|all\b|the (?:\d|two|three|four|five|six))/,
    'the subject first',
  ],
  [/^(?:at|by|for|from|in|on|to|with) (?:what|whom|whose)\b/, 'the subject first'],
  [/\b(?:at|by|for|from|in|of|on|to|with) whose\b/, 'two sentences'],
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?!better\b|different\b|less\b|limit\b|longer\b|more\b|need\b|one\b|such\b|way\b)[a-z]+/,
    '"isn’t a", or "doesn’t have"',
  ],
  [
    `\\b(?:is|are|exists?|has it|have it|has this|runs?) (?!been\\b)(?:(?!been\\b|\\w+ed\\b)[^.,;:]){0,30}\\bsince ${day}`,
    '"has been … since"',
  ],
  [/\b(?:is|are|was|were) to (?:be|become) \w+/, '"must be" or "should be"'],
];

export const calques: readonly Phrase[] = table.map(([phrase, better]) => ({
  pattern: new RegExp(phrase),
  fix: `write ${better}`,
}));
