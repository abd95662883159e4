// cspell:ignore cashout topup helpdesk pentest ohlc
/** Words that readers and pages use for one another. Pages' own keywords cover what is particular to a page. */
const groups: readonly string[] = [
  'tx txn txs transaction',
  'url endpoint',
  'fee cost price',
  'stuck pending',
  'limit maximum max cap quota',
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
  'upgrade fork hardfork',
  'priority tip',
  'websocket wss ws',
  'openrpc openapi swagger',
  'mempool txpool pool',
  'metrics grafana prometheus monitoring',
  'scam phishing rug',
  'swap dex',
  'relay relayer postman',
  'testnet sepolia',
  'guide tutorial',
  'minimum min least',
  'disk ssd',
  'ai llm',
];

/** Everyday words for a word of the pages. A query for the latter isn't one for the former. */
const meanings: Readonly<Record<string, string>> = {
  pause: 'freeze halt stop outage downtime down',
  token: 'coin asset',
  explorer: 'scanner',
  withdraw: 'exit cashout',
  deposit: 'fund onramp topup',
  bridge: 'move transfer onramp',
  random: 'rng vrf randomness dice',
  fee: 'pay spend charge',
  finality: 'irreversible',
  storage: 'disk terabytes ssd',
  paymaster: 'sponsor gasless meta',
  automation: 'keeper cron',
  support: 'help helpdesk contact',
  audit: 'pentest review',
  revoke: 'undo cancel reverse',
  approval: 'allowance approve',
  template: 'boilerplate starter scaffold',
  balance: 'portfolio holdings',
  price: 'ohlc candlestick chart',
  safe: 'multisig gnosis',
  ens: 'subdomain username',
  entrypoint: 'singleton',
  code: 'bytecode',
  operator: 'company team',
  yield: 'apy interest staking reward',
  validator: 'proposer',
  sequencer: 'proposer validator',
  date: 'timeline schedule',
  tutorial: 'walkthrough lesson course',
  mobile: 'phone ios android',
  usd: 'card fiat visa',
  exchange: 'binance coinbase cex',
  bootnode: 'seed peers',
  node: 'client',
  size: 'big large',
  pending: 'delayed hang',
  scam: 'hack stolen',
  verify: 'publish',
  repository: 'github source',
  latest: 'newest current recent',
};

/** Several words that mean one. */
const phrases: readonly (readonly [phrase: string, word: string])[] = [
  ['layer one', 'l1'],
  ['layer 1', 'l1'],
  ['layer two', 'l2'],
  ['layer 2', 'l2'],
  ['kill switch', 'pause'],
  ['circuit breaker', 'pause'],
  ['cash out', 'withdraw'],
  ['pull out', 'withdraw'],
  ['top up', 'deposit'],
  ['gas station', 'paymaster'],
  ['seed nodes', 'bootnode'],
  ['peer list', 'bootnode'],
  ['smart wallet', 'account'],
];

const known = new Map<string, string[]>();

function learn(word: string, others: readonly string[]): void {
  known.set(word, [...(known.get(word) ?? []), ...others]);
}

for (const group of groups) {
  const words = group.split(' ');
  for (const word of words) {
    learn(
      word,
      words.filter((other) => other !== word),
    );
  }
}
for (const [meaning, words] of Object.entries(meanings)) {
  for (const word of words.split(' ')) {
    learn(word, [meaning]);
  }
}

/** Other words for a word. */
export function synonymsOf(word: string): readonly string[] {
  return known.get(word) ?? known.get(word.replace(/s$/, '')) ?? [];
}

const byPhrase = new Map(phrases);

/** The word that two neighboring words mean together. */
export function wordFor(word: string, next: string): string | undefined {
  return byPhrase.get(`${word} ${next}`);
}
