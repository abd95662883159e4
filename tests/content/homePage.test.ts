import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {networks} from '../../data/networks';

const read = (file: string) =>
  readFileSync(path.resolve(__dirname, '../..', file), 'utf8').replace(/\s+/g, ' ');

const hardFinality = (network: keyof typeof networks): string =>
  networks[network].limits.find(({label}) => label === 'Hard finality')?.value ?? '';

it('the drawing of the home page has the time to finality of Linea Mainnet, and none of Linea Sepolia', () => {
  const [, time = '', reading = ''] = /^About (.+) \((.+)\)$/.exec(hardFinality('mainnet')) ?? [];
  expect(time).not.toBe('');
  const drawing = read('src/pages/_components/Strip/index.tsx');
  expect(drawing).toContain(`on Linea Mainnet, after about ${time} (${reading})`);
  expect(drawing).toContain(`<b>final after about ${time}</b> <br /> (${reading})`);
  expect(hardFinality('sepolia')).toBe('Not published');
});

it('the first tutorial needs no more than the home page says', () => {
  const promise = 'You don’t need a wallet or an API key.';
  expect(read('src/pages/index.tsx')).toContain(`On Linea Sepolia. ${promise}`);
  const tutorial = read('docs/get-started/build/quickstart/deploy.mdx');
  expect(tutorial).toContain(promise.replace('’', "'"));
  expect(tutorial).toContain('deploy it to Linea Sepolia');
});
