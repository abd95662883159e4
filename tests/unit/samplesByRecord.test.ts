import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOfSamples} from '../sampleRecord/filesOfSamples';
import {commonFiles} from '../sampleRecord/hashSamples';
import {kinds} from '../sampleRecord/kinds';
import {leaveOut} from '../sampleRecord/leaveOut';

const hashes = new Map([
  ['a.test.ts', 'now'],
  ['b.test.ts', 'now'],
  ['c.test.ts', 'now'],
]);

test('only a test file that passed with its present hash is left out', () => {
  const passes = new Map([
    ['a.test.ts', new Set(['before', 'now'])],
    ['b.test.ts', new Set(['before'])],
  ]);
  expect(leaveOut(hashes, passes, [])).toEqual(['a.test.ts']);
});

test('the test file of a kind is never left out', () => {
  const passes = new Map([['a.test.ts', new Set(['now'])]]);
  expect(leaveOut(hashes, passes, ['a.test.ts'])).toEqual([]);
});

test('a kind whose test file is gone is named', () => {
  expect(() => leaveOut(hashes, new Map(), ['gone.test.ts'])).toThrow(
    'gone.test.ts: no such test file. Correct tests/sampleRecord/kinds.ts.',
  );
});

test('each kind names a test file that there is', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  expect(kinds.filter(({test: file}) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('a test file depends on its imports, its examples, and what all share', async () => {
  const files = (await filesOfSamples()).get('tests/samples/bridgeErc20.test.ts');
  expect(files).toEqual(
    expect.arrayContaining([
      'tests/samples/bridgeErc20.test.ts',
      'tests/content/checks/knownSignatures.ts',
      'tests/samples/harness/bridgeLayers.ts',
      'tests/samples/harness/bin/npx',
      'tests/samples/contractTools/solc.mjs',
      'tests/samples/harness/sharedFolders.ts',
      'examples/bridge-erc20',
      'examples/bridge-eth',
      'data/networks.ts',
    ]),
  );
  expect(files).not.toContain('tests/samples/harness/standInBundler.ts');
  expect(files).not.toContain('examples');
  expect(files).not.toContain('docs');
  expect(files).not.toContain('package-lock.json');
});

test('signatures count for the test file that names their folder', async () => {
  const files = await filesOfSamples();
  expect(files.get('tests/samples/web3j.test.ts')).toContain('tests/samples/web3jSignatures');
  const others = files.get('tests/samples/bridgeErc20.test.ts') ?? [];
  expect(others.filter((file) => file.includes('web3jSignatures'))).toEqual([]);
});

test('a fact that a test does not import is no part of it', async () => {
  const files = (await filesOfSamples()).get('tests/samples/attestations.test.ts');
  expect(files).toContain('data/networks.ts');
  expect(files).not.toContain('data');
});

test('a test file that reads a page depends on it, one that computes names on all examples', async () => {
  const files = await filesOfSamples();
  expect(files.get('tests/samples/remixLink.test.ts')).toContain(
    'docs/get-started/how-to/deploy-smart-contract/remix.mdx',
  );
  const tutorial = files.get('tests/samples/votingDappTutorial.test.ts');
  expect(tutorial).toContain('docs/learn/voting-dapp.mdx');
  expect(tutorial).not.toContain('docs/learn/first-dapp.mdx');
  const deployment = files.get('tests/samples/deployHardhat.test.ts');
  expect(deployment).toContain('examples/deploy-foundry');
  expect(deployment).not.toContain('examples');
  expect(files.get('tests/samples/liveChecks.test.ts')).toContain('examples');
});

test('what more than half of the test files depend on is common, what a few do and an example are not', () => {
  const filesOf = new Map([
    ['a.test.ts', ['a.test.ts', 'data/networks.ts', 'examples/safe']],
    ['b.test.ts', ['b.test.ts', 'data/networks.ts', 'data/wallet.ts', 'examples/safe']],
    ['c.test.ts', ['c.test.ts', 'data/wallet.ts', 'examples/safe']],
    ['d.test.ts', ['d.test.ts', 'data/networks.ts', 'data/networks.ts']],
  ]);
  expect([...commonFiles(filesOf)]).toEqual(['data/networks.ts']);
});

test('the facts of the networks are common, and no example or test file is', async () => {
  const common = [...commonFiles(await filesOfSamples())];
  expect(common).toContain('data/networks.ts');
  expect(common.filter((file) => /^examples|\.test\.ts$|^docs/.test(file))).toEqual([]);
});
