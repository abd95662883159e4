import {describe, expect, it} from 'vitest';
import {providerProblems, readProvider} from '../../../config/tooling/provider';
import {oracles} from '../../../data/tooling/oracles';

const FILE = 'docs/get-started/tooling/oracles/acme.mdx';

const sound = {
  name: 'Acme',
  url: 'https://acme.example',
  docs: 'https://docs.acme.example/linea',
  gives: 'Prices for contracts',
  tasks: ['read-prices'],
  networks: ['mainnet'],
  pricing: 'free',
  key: 'none',
  status: 'active',
};
const without = (key: keyof typeof sound) =>
  Object.fromEntries(Object.entries(sound).filter(([each]) => each !== key));

describe('the front matter of a provider', () => {
  it('is read when it is sound', () => {
    expect(readProvider(sound, oracles, FILE)).toEqual(sound);
  });

  it.each([
    [2025, '2025'],
    ['2025-10', '2025-10'],
    [new Date('2025-10-15'), '2025-10-15'],
  ])('takes %s, as YAML reads it, for the date of a retirement', (since, read) => {
    const provider = readProvider({...sound, status: 'retired', since}, oracles, FILE);
    expect(provider.since).toBe(read);
  });

  it('names the file and every problem', () => {
    const broken = {...sound, pricing: 'cheap', networks: []};
    expect(() => readProvider(broken, oracles, FILE)).toThrow(
      [
        `${FILE}: provider.networks must list one or more of mainnet, sepolia, any, each once`,
        `${FILE}: provider.pricing must be one of free, freemium, paid`,
      ].join('\n'),
    );
  });

  it.each([
    ['no block', undefined, 'npm run new -- provider writes one'],
    [
      'an unknown key',
      {...sound, logo: 'x'},
      'unknown key "logo". Allowed: name, url, docs, gives',
    ],
    ['a missing key', without('key'), 'provider.key must be one of none, optional, required'],
    ['an address without https', {...sound, url: 'acme.example'}, 'provider.url must be an https:'],
    ['a long text', {...sound, gives: 'x'.repeat(81)}, 'provider.gives must be text of at most 80'],
    [
      'a task of another category',
      {...sound, tasks: ['sponsor-gas']},
      'provider.tasks must list one or more of read-prices',
    ],
    ['a retirement without a date', {...sound, status: 'retired'}, 'provider.since is missing'],
    ['a date without a retirement', {...sound, since: 2025}, 'provider.since belongs to status'],
    [
      'a date that is none',
      {...sound, status: 'retired', since: 'lately'},
      'provider.since must be a year, a month or a day, such as 2025-10',
    ],
    [
      'keys out of order',
      {...without('name'), name: 'Acme'},
      'the keys of provider must be in the order name, url, docs',
    ],
  ])('fails on %s', (_, block, message) => {
    expect(providerProblems(block, oracles).join('\n')).toContain(message);
  });
});
