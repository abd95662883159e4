// cspell:ignore tokenbridge
import {describe, expect, it} from 'vitest';
import {catalog} from '@site/data/abis/contracts';
import {contracts} from '@site/data/contracts';
import {glossary} from '@site/data/glossary';
import {chains, networks} from '@site/data/networks';
import {siteTools} from '@site/data/siteTools';
import {searchFacts} from '@site/src/output/searchIndex/answers';
import {placeAnswers} from '@site/src/output/searchIndex/answers/placeAnswers';
import {readPages} from '@site/tools/content/readPages';
import {contractAnchors} from '../../../content/checks/contractAnchors';
import {anchorsOf as errorAnchors} from '../../../content/checks/errorIndex';
import {anchorsOf} from '../../../content/checks/links';
import {smallSearch} from '../../search/smallSearch';

const facts = searchFacts();
const all = facts.answers;
/** What each function, event and error of a contract is, and how to fix each error of the API. */
const ofMembers = all.filter(({label}) => label.startsWith('0x'));
const ofErrors = all.filter(({route}) => route.startsWith('/api/errors'));
const ofTools = all.filter(({label}) => label.startsWith('Tool: '));
const ofTerms = all.filter(({route}) => route.startsWith('/zero-knowledge-glossary'));
const searching = smallSearch([], facts.answers);

/** The labels of the answers to a query. */
async function labels(query: string): Promise<readonly string[]> {
  const {search} = await searching;
  return search(query).answers.map(({label}) => label);
}

/** The values of the answers to a query. */
async function values(query: string): Promise<readonly string[]> {
  const {search} = await searching;
  return search(query).answers.map(({value}) => value);
}

const addressOf = (name: string, chain: string) =>
  contracts.find((each) => each.name === name && each.chain === chain)?.address;

describe('the answers about networks', () => {
  const {mainnet, sepolia} = networks;

  it.each([
    ['chain id', chains.linea.chainId, chains.lineaSepolia.chainId],
    ['rpc url', mainnet.rpc.http[0].url, sepolia.rpc.http[0].url],
    ['public endpoint', mainnet.rpc.http[0].url, sepolia.rpc.http[0].url],
    ['block explorer', chains.linea.explorers[0].url, chains.lineaSepolia.explorers[0].url],
    ['bridge url', mainnet.bridge.url, sepolia.bridge.url],
  ])('are two, Mainnet first, and one with its name: "%s"', async (query, first, second) => {
    expect(await values(query)).toEqual([String(first), String(second)]);
    expect(await values(`${query} mainnet`)).toEqual([String(first)]);
    expect(await values(`${query} sepolia`)).toEqual([String(second)]);
    expect(await values(`linea testnet ${query}`)).toEqual([String(second)]);
  });

  it('come before the definition of what is asked for', async () => {
    expect(await values('what is the chain id of linea')).toEqual([
      String(chains.linea.chainId),
      String(chains.lineaSepolia.chainId),
      expect.stringMatching(/signed transaction/),
    ]);
  });

  it.each(['59144', '0xe708', 'e708'])('name the network of a chain ID: %s', async (query) => {
    expect(await labels(query)).toEqual(['Chain ID of Linea Mainnet']);
  });

  it('name the status page once that the networks share', async () => {
    expect(mainnet.statusUrl).toBe(sepolia.statusUrl);
    for (const query of ['network status', 'status page mainnet', 'linea testnet status page']) {
      expect(await values(query), query).toEqual([mainnet.statusUrl]);
    }
    for (const query of ['status', 'is linea down', 'sequencer down']) {
      expect(await labels(query), query).toEqual([
        'Status page of Linea Mainnet and Linea Sepolia',
      ]);
    }
  });

  it.each([
    ['how long does a withdrawal take', 'Withdrawal to Ethereum', /2 to 12 hours/],
    ['withdrawal time mainnet', 'Withdrawal to Ethereum', /at most 16/],
    ['how long does finality take', 'Hard finality', /2 hours \(median/],
    ['time to finality', 'Hard finality', /2 hours \(median/],
    ['finality', 'Hard finality', /2 hours \(median/],
    ['how long until my deposit arrives', 'Deposit to Linea', /20 minutes/],
  ])('say how long it takes where that is published: "%s"', async (query, label, value) => {
    expect(await labels(query)).toEqual([`${label}, ${mainnet.name}`]);
    expect((await values(query))[0]).toMatch(value);
  });

  it.each([
    ['max contract size', /^24,576 bytes/],
    ['evm version', /^Osaka$/],
  ])('have limits that both share, for each: "%s"', async (query, value) => {
    const found = await values(query);
    expect(found).toHaveLength(2);
    expect(found.every((each) => value.test(each))).toBe(true);
  });

  it('have gas limits as readers write them', async () => {
    expect((await values('block gas limit mainnet'))[0]).toBe(
      mainnet.blockGasLimit.toLocaleString('en'),
    );
  });

  it('have block times as configured and in fact', async () => {
    expect(await values('linea block time')).toEqual([
      `1 second as configured; ${mainnet.averageBlockTime}`,
      `1 second as configured; ${sepolia.averageBlockTime}`,
    ]);
  });

  it('know a chain by its ID in hexadecimal', async () => {
    expect(await values(`0x${chains.linea.chainId.toString(16)}`)).toEqual([
      String(chains.linea.chainId),
    ]);
  });

  it('know a faucet of the network that has one', async () => {
    const [faucet] = sepolia.faucets;
    expect(await values('faucet')).toEqual([faucet.url]);
    expect(await values('get test eth')).toEqual([faucet.url]);
    expect(await values('faucet mainnet')).toEqual([]);
  });
});

describe('the answers about contracts', () => {
  it.each([
    'TokenBridge',
    'tokenbridge address',
    'token bridge contract',
    'address of the TokenBridge proxy',
  ])('are found by name, on both layers of each network: "%s"', async (query) => {
    expect(await values(query)).toEqual([
      addressOf('TokenBridge', 'linea'),
      addressOf('TokenBridge', 'ethereum'),
      addressOf('TokenBridge', 'lineaSepolia'),
      addressOf('TokenBridge', 'ethereumSepolia'),
    ]);
  });

  it('name the layer of a contract that is on both', async () => {
    expect(await labels('tokenbridge mainnet')).toEqual([
      'TokenBridge on L2 Linea Mainnet',
      'TokenBridge on L1 Ethereum Mainnet',
    ]);
    expect(await labels('LineaRollup mainnet')).toEqual(['LineaRollup on Ethereum Mainnet']);
  });

  it('are narrowed down by layer and network', async () => {
    expect(await values('tokenbridge l1 mainnet')).toEqual([addressOf('TokenBridge', 'ethereum')]);
    expect(await values('usdc address ethereum sepolia')).toEqual([
      addressOf('USDC', 'ethereumSepolia'),
    ]);
  });

  it('are found by address, for every contract', async () => {
    for (const {address} of contracts) {
      expect(await values(address), address).toContain(address);
      expect(await values(address.slice(2).toLowerCase()), address).toContain(address);
    }
  });

  it('warn of an address that only begins like a known one', async () => {
    const rollup = addressOf('LineaRollup', 'ethereum') ?? '';
    const forged = rollup.slice(0, -1) + (rollup.endsWith('0') ? '1' : '0');
    expect(await values(forged)).toEqual([rollup]);
    expect(await labels(forged)).toEqual(['Not what you typed. LineaRollup on Ethereum Mainnet']);
    expect(await labels(rollup)).toEqual(['LineaRollup on Ethereum Mainnet']);
    expect(await labels(`0x${'1'.repeat(40)}`)).toEqual([]);
  });

  it('are found by name, for every contract', async () => {
    for (const {name, address, chain} of contracts) {
      const asked = name === 'LINEA' ? 'LINEA token' : name;
      const onChain = `${asked} ${chain.startsWith('ethereum') ? 'ethereum l1' : 'linea l2'}`;
      expect(await values(onChain), onChain).toContain(address);
    }
  });

  it('tell the token of the network from the network', async () => {
    expect(await values('linea token address')).toContain(addressOf('LINEA', 'linea'));
    expect(await values('linea')).toEqual([]);
    expect(await values('linea mainnet')).toEqual([]);
  });
});

describe('the answers about members', () => {
  it.each([
    ['0x8579befe', 'ZeroAddressNotAllowed()', 'error'],
    ['8579befe', 'ZeroAddressNotAllowed()', 'error'],
    ['0x9f3ce55a', 'sendMessage(address,uint256,bytes)', 'function'],
    [
      '0xe856c2b8bd4eb0027ce32eeaf595c21b0b6b4644b326e5b7bd80a1cf8db72e6c',
      'MessageSent(address,address,uint256,uint256,uint256,bytes,bytes32)',
      'event',
    ],
  ])('are found by selector or topic: %s', async (query, signature, kind) => {
    expect([...new Set(await values(query))]).toEqual([signature]);
    for (const label of await labels(query)) {
      expect(label).toMatch(new RegExp(`^0x[\\da-f]{8}: ${kind} of \\w`));
    }
  });

  it('name two contracts at most', () => {
    expect(ofMembers).not.toEqual([]);
    for (const {label} of ofMembers) {
      const [, owners] = /^0x[\da-f]{8}: \w+ of (.*)/.exec(label) ?? [];
      expect((owners ?? '').split(', ').length, label).toBeLessThanOrEqual(2);
    }
  });
});

describe('the answers about errors', () => {
  it.each([
    ['nonce too low', /^Linea Besu: -32001 Nonce too low$/],
    ['nonce too low: next nonce 412, tx nonce 409', /nonce too low: next nonce/],
    [
      'insufficient funds for gas * price + value: balance 12400000000000, tx cost 530000000000000, overshot 517600000000000',
      /insufficient funds for gas/,
    ],
    ['Error: replacement transaction underpriced', /replacement transaction underpriced/i],
    ['max initcode size exceeded: code size 51210 limit 49152', /max initcode size exceeded/],
    [
      'transaction gas limit too high (cap: 16777216, tx: 30000000)',
      /transaction gas limit too high/,
    ],
    [
      "Request of type 'wallet_requestPermissions' already pending for origin http://localhost:5173. Please wait.",
      /Request of type/,
    ],
  ])('are found by a pasted message: "%s"', async (query, label) => {
    expect((await labels(query))[0]).toMatch(label);
  });

  it('are found by their own messages', async () => {
    for (const {label, questions} of ofErrors) {
      const [message = ''] = questions;
      expect((await labels(message)).length, label).toBeGreaterThan(0);
    }
  });

  it('say what to do in sentences, without links, with code between backticks', async () => {
    const [fix] = await values('nonce too low: next nonce 412, tx nonce 409');
    expect(fix).toMatch(/`eth_getTransactionCount`/);
    expect(ofErrors).not.toEqual([]);
    for (const {value, isProse, label} of ofErrors) {
      expect(isProse, label).toBe(true);
      expect(value).toMatch(/\w/);
      expect(value).not.toMatch(/\*|\]\(/);
      expect((value.split('`').length - 1) % 2, value).toBe(0);
    }
  });

  it('are the only sentences, with terms, tools, block times and limits', () => {
    const sentences = all.filter(
      ({isProse, label}) =>
        isProse === true &&
        !/^(?:Block time|Hard finality|Withdrawal|Deposit|Contract code|EVM)/.test(label),
    );
    expect(sentences).toEqual([...ofErrors, ...ofTerms, ...ofTools]);
  });

  it('are found by what wallets say instead', async () => {
    for (const query of [
      'insufficient funds',
      'insufficient funds for gas',
      'insufficient funds for gas * price + value',
    ]) {
      expect(await labels(query), query).toEqual([
        'Geth: -32000 insufficient funds for gas * price + value: balance <wei>, tx cost <wei>, overshot <wei>',
      ]);
    }
    expect(await labels('insufficient funds: gas value')).toEqual([]);
    expect((await labels('execution reverted'))[0]).toMatch(/^Linea Besu: .*Execution reverted/);
  });

  it('do not say the same twice', () => {
    const texts = ofErrors.map(({label, value}) => label + value);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('the answers about tools', () => {
  it.each([
    ['fee calculator', siteTools.feeCalculator],
    ['calculate the gas fee', siteTools.feeCalculator],
    ['how to decode calldata', siteTools.decoder],
    ['decode a revert', siteTools.decoder],
    ['rpc playground', siteTools.playground],
    ['is the rpc down', siteTools.endpointCheck],
  ])('lead to the tool: "%s"', async (query, {title, text}) => {
    expect(await labels(query)).toContain(`Tool: ${title}`);
    expect(await values(query)).toContain(text);
  });

  it('are one for each tool, found by each of its questions', async () => {
    const tools = Object.values(siteTools);
    expect(ofTools.map(({route}) => route)).toEqual(tools.map(({to}) => to));
    for (const {title, questions} of tools) {
      for (const question of questions) {
        expect(await labels(question), question).toContain(`Tool: ${title}`);
      }
    }
  });
});

describe('the answers about terms', () => {
  it.each([
    'what is a shnarf',
    'what’s a shnarf',
    "what's shnarf",
    'what does shnarf mean',
    'shnarf meaning',
  ])('are found by a question: "%s"', async (query) => {
    expect(await labels(query)).toEqual(['Glossary: shnarf']);
  });

  it('are found by each name, with the first sentence of the definition', async () => {
    expect(ofTerms).toHaveLength(glossary.length);
    for (const {term, also = [], definition} of glossary) {
      for (const name of [term, ...also]) {
        const [value = ''] = await values(`what is ${name}`);
        expect(value.length, name).toBeGreaterThan(0);
      }
      const found = await values(`${term} meaning`);
      expect(
        found.some((value) => definition.startsWith(value)),
        term,
      ).toBe(true);
    }
    for (const {value, label} of ofTerms) {
      expect(value, label).toMatch(/^[A-Z`].*\.$/);
      expect((value.split('`').length - 1) % 2, value).toBe(0);
    }
  });

  it('are found by a name of several words, unless the facts answer it', async () => {
    expect(await labels('soft finality')).toEqual(['Glossary: soft finality']);
    expect(await labels('validity proof')).toEqual(['Glossary: validity proof']);
    expect(await labels('chain id')).not.toContain('Glossary: chain ID');
  });

  it('do not stand before pages about them', async () => {
    for (const query of [
      'shnarf',
      'prover',
      'gas',
      'what is the difference between gas and blob',
    ]) {
      expect(await labels(query), query).toEqual([]);
    }
  });
});

describe('no answer', () => {
  it.each([
    '',
    'bridge',
    'gas fees',
    'mainnet',
    'sepolia',
    'token',
    'contract',
    'address',
    'public',
    'deploy a contract',
    'run a node',
    'change chain id in hardhat',
    'supported transaction types',
    'verify contract on block explorer',
  ])('is given to "%s"', async (query) => {
    expect(await labels(query)).toEqual([]);
  });
});

describe('the pages of answers', () => {
  const pages = readPages();
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const ofContracts = contractAnchors(catalog);

  it('exist', () => {
    const routes = new Set(all.map(({route}) => route.replace(/#.*/, '')));
    expect([...routes].filter((route) => !byRoute.has(route))).toEqual([]);
    expect(facts.deployed.filter((route) => !byRoute.has(route))).toEqual([]);
  });

  it('have the anchors', () => {
    const anchors = new Map(
      pages.map((page) => [
        page.route,
        new Set([
          ...anchorsOf(page),
          ...(ofContracts[page.file] ?? []),
          ...(page.route === '/api/errors' ? errorAnchors(page) : []),
          ...(page.route === '/zero-knowledge-glossary' ? glossary.map(({id}) => id) : []),
        ]),
      ]),
    );
    const lost = all
      .map(({route}) => route)
      .filter((route) => {
        const [page = '', anchor] = route.split('#');
        return anchor !== undefined && anchors.get(page)?.has(anchor) !== true;
      });
    expect([...new Set(lost)]).toEqual([]);
  });
});

describe('the answers of an index', () => {
  const [network, error] = ['/get-started/build/network-info', '/api/errors'].map((page) =>
    all.filter(({route}) => route.startsWith(page)).slice(0, 1),
  );
  const answers = [...(network ?? []), ...(error ?? [])];

  it('are those whose pages it has, below the base path', () => {
    const urls = new Set(['/docs/get-started/build/network-info']);
    expect(placeAnswers(answers, urls, '/docs/').map(({route}) => route)).toEqual([
      '/docs/get-started/build/network-info#linea-mainnet',
    ]);
  });

  it('keep their routes at the root', () => {
    expect(placeAnswers(answers, new Set(['/api/errors']), '/')).toEqual(error);
  });
});
