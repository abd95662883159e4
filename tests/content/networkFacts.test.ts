import {describe, expect, it} from 'vitest';
import {abis} from '../../data/abis/abis';
import {chains, networks} from '../../data/networks';
import {providers} from '../../data/providers/providers';
import {checkChainIds} from './checks/chainIds';
import {described, expectNoProblems} from './checks/expectNoProblems';
import {checkHosts} from './checks/hosts';
import {parsePage, readPages} from '../../tools/content/readPages';
import {readTextFiles} from './checks/readTextFiles';
import {checkToolEndpoints} from './checks/toolEndpoints';
import {checkSignatures} from './checks/signatures';
import {knownHosts} from './checks/knownHosts';
import {knownSignatures} from './checks/knownSignatures';

const chainIds = new Set<number>(Object.values(chains).map(({chainId}) => chainId));
const fixture = (text: string) => [{file: 'docs/fixture.mdx', text}];

describe('facts that prose and code repeat', () => {
  it('chain ids are those of data/networks.ts', () => {
    expectNoProblems(checkChainIds(readTextFiles(), chainIds));
  });

  it('RPC and explorer hosts are those of the facts', () => {
    expectNoProblems(checkHosts(readTextFiles(), knownHosts(networks, chains, providers)));
  });

  it('hosts that the code of pages about tools calls are endpoints of the facts', () => {
    expectNoProblems(checkToolEndpoints(readPages(), knownHosts(networks, chains, providers)));
  });

  it('function and error signatures are those of data/abis', () => {
    expectNoProblems(checkSignatures(readPages(), knownSignatures(abis)));
  });
});

describe('the checks of facts', () => {
  it.each(['chain ID 59145', 'chainId: 0xe709', '--chain-id 1337', 'chain id is `59_145`'])(
    'fail on "%s"',
    (text) => {
      expect(described(checkChainIds(fixture(text), chainIds))).toContain(
        'is not in data/networks.ts',
      );
    },
  );

  it.each(['chain ID 59144', 'chainId: 0xe708', '--chain-id 59141'])('pass "%s"', (text) => {
    expect(described(checkChainIds(fixture(text), chainIds))).toBe('');
  });

  it('fail on an RPC host that no fact knows', () => {
    expect(described(checkHosts(fixture('use https://rpc.linea.example/v1'), new Set()))).toBe(
      'docs/fixture.mdx:1: host rpc.linea.example looks like an RPC endpoint or explorer and is in no fact. Correct it, or add it to data/networks.ts',
    );
  });

  it('fail on code that calls a host of a provider which no fact has', () => {
    const text = '`https://api.acme.example.io/v1`, `https://api.example.org`';
    const page = parsePage('docs/get-started/tooling/oracles/acme.mdx', text);
    expect(described(checkToolEndpoints([page], new Set()))).toBe(
      'docs/get-started/tooling/oracles/acme.mdx:1: code calls api.acme.example.io, which is in no fact. Add it to the endpoints of its provider in data/providers',
    );
    expect(checkToolEndpoints([page], new Set(['api.acme.example.io']))).toEqual([]);
  });

  it('fail on a signature that no contract has', () => {
    const page = parsePage('docs/fixture.mdx', 'Call `sendMesage(address,uint256,bytes)`.');
    expect(
      described(checkSignatures([page], new Set(['sendMessage(address,uint256,bytes)']))),
    ).toBe(
      'docs/fixture.mdx:1: signature sendMesage(address,uint256,bytes) is in no file of data/abis. Correct it, or add it to its contract',
    );
  });

  it('read an alias of a type as the type', () => {
    const page = parsePage('docs/fixture.mdx', 'Call `fee(uint, address)`.');
    expect(described(checkSignatures([page], new Set(['fee(uint256,address)'])))).toBe('');
  });
});
