import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect} from 'vitest';
import {pageCommand} from './harness/pageCommand';
import {run, runOrThrow} from './harness/run';
import {sampleTest} from './harness/sampleTest';
import {useLocalNode} from './harness/useLocalNode';

// Nethermind's shipped forks for Linea Mainnet:
// NethermindEth/nethermind@1309b720:src/Nethermind/Chains/linea-mainnet.json.
const shipped = {chainId: '59144', eip1559Transition: '0x0', eip3541Transition: '0x0'};

describe('examples/nethermind-chainspec', () => {
  const staged = useLocalNode('nethermind-chainspec');
  const check = (params: object) => {
    writeFileSync(path.join(staged.folder, 'linea-mainnet.json'), JSON.stringify({params}));
    return run(...pageCommand(staged.folder, 'check-chainspec'));
  };

  sampleTest(
    'the shipped chainspec knows no fork after London',
    ['python3 with requests'],
    async () => {
      const {code, stdout} = await check(shipped);
      expect(code).toBe(1);
      expect(stdout).toBe(
        'Linea Mainnet\nParis    missing\nShanghai missing\nCancun   missing\nPrague   missing\nOsaka    missing\n',
      );
    },
  );

  sampleTest(
    'a chainspec that knows them passes, in either way to write it',
    ['python3 with requests'],
    async () => {
      const base = {...shipped, terminalTotalDifficulty: '49575263', cancun: 1761645600};
      const {code, stdout} = await check({
        ...base,
        shanghai: '0x68f9fca0',
        eip7702TransitionTimestamp: '0x69009678',
        osaka: '0x6930b057',
      });
      expect(stdout).toContain('Shanghai known\nCancun   known\nPrague   known\nOsaka    known\n');
      expect(code).toBe(0);
    },
  );

  sampleTest('a wrong time and a wrong chain are told', ['python3 with requests'], async () => {
    expect((await check({...shipped, shanghai: 1})).stdout).toContain(
      'Shanghai 1, not 1761213600\n',
    );
    expect((await check({chainId: 1})).stderr).toContain("Chain 1 isn't a Linea network");
  });

  sampleTest('the head of a node is shown', ['curl'], async () => {
    const env = {NODE: staged.node.url};
    expect(await runOrThrow(...pageCommand(staged.folder, 'head', env))).toMatch(
      /^block \d+ difficulty 0\n$/,
    );
  });
});
