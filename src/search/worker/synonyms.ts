/** Words that readers use for one another. Pages' own keywords cover what is particular to a page. */
const groups: readonly string[] = [
  'tx txn txs transaction',
  'url endpoint',
  'fee cost price pay spend charge',
  'stuck pending delayed hang',
  'limit maximum max cap quota',
  'nft erc721 collectible',
  'eth ether',
  'addr address',
  'config configuration settings',
  'repo repository github source',
  'docs documentation',
  'l2 rollup',
  'verify verification publish',
  'wallet metamask',
  'confirm finality irreversible',
  'pause freeze halt stop outage downtime down',
  'token coin asset',
  'explorer scanner',
  'withdraw exit cashout',
  'deposit fund onramp topup',
  'random rng vrf randomness dice',
  'upgrade fork hardfork',
  'priority tip',
  'disk storage terabytes ssd',
  'websocket wss ws',
  'sponsor gasless paymaster meta',
  'automation keeper cron',
  'support help helpdesk contact',
  'openrpc openapi swagger',
  'audit pentest review',
  'mempool txpool pool',
  'metrics grafana prometheus monitoring dashboard',
  'revoke undo cancel reverse',
  'approve allowance approval',
  'ai llm gpt',
  'scam phishing rug hack stolen',
  'mobile phone ios android',
  'card fiat visa usd',
  'exchange binance coinbase cex',
  'swap trade dex',
  'template boilerplate starter scaffold',
  'balance portfolio holdings',
  'ohlc candlestick chart',
  'bridge move transfer',
  'relay relayer postman',
  'multisig safe gnosis',
  'subdomain username ens',
  'entrypoint singleton',
  'bytecode code',
  'operator company team',
  'reward yield apy staking',
  'testnet sepolia',
  'node client',
  'guide tutorial walkthrough lesson course',
  'validator sequencer proposer',
  'timeline schedule date',
  'size big large',
  'speed fast slow latency',
  'airdrop claim',
  'seed bootnode',
  'latest newest current recent',
  'minimum min least',
];

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

const byPhrase = new Map(phrases);

/** The word that two neighboring words mean together. */
export function wordFor(word: string, next: string): string | undefined {
  return byPhrase.get(`${word} ${next}`);
}
