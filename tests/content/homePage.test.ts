import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {networks} from '../../data/networks';
import {readHomeData} from '../../src/output/homeData';

const read = (file: string) =>
  readFileSync(path.resolve(__dirname, '../..', file), 'utf8').replace(/\s+/g, ' ');

const hardFinality = (network: keyof typeof networks): string =>
  networks[network].limits.find(({label}) => label === 'Hard finality')?.value ?? '';

it('the home page has the time to finality of Linea Mainnet, and none of Linea Sepolia', () => {
  const {median, month} = readHomeData(path.resolve(__dirname, '../..')).finality;
  expect(hardFinality('mainnet').toLowerCase()).toBe(`${median} (median, ${month.toLowerCase()})`);
  expect(hardFinality('sepolia')).toBe('Not published');
});

it('the first tutorial needs no more than the home page says', () => {
  const promise = 'You don’t need a browser wallet or an API key.';
  expect(read('src/pages/index.tsx')).toContain(`On Linea Sepolia. ${promise}`);
  const tutorial = read('docs/get-started/build/quickstart/deploy.mdx');
  expect(tutorial).toContain(promise.replace('’', "'"));
  expect(tutorial).toContain('deploy it to Linea Sepolia');
});
