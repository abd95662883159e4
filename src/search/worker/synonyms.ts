/** Words that readers use for one another. Pages' own keywords cover what is particular to a page. */
const groups: readonly string[] = [
  'tx txn txs transaction',
  'url endpoint',
  'fee cost price',
  'stuck pending',
  'limit maximum max cap',
  'nft erc721',
  'eth ether',
  'addr address',
  'config configuration settings',
  'repo repository',
  'docs documentation',
  'l2 rollup',
  'verify verification',
  'wallet metamask',
  'confirm finality',
];

const known = new Map<string, readonly string[]>();
for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) {
    known.set(
      word,
      words.filter((other) => other !== word),
    );
  }
}

/** Other words for a word. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? known.get(word.replace(/s$/, '')) ?? [];
}
