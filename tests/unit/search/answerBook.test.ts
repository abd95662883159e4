// cspell:ignore fauc faus lineasc tokenbridge
import {describe, expect, it} from 'vitest';
import type {Answer} from '../../../src/search/answer';
import {smallSearch} from './smallSearch';

const chainId = (network: string, also: string): Answer => ({
  label: network,
  value: '1',
  route: '/network',
  questions: ['chain id', 'what is chain id', '0xe708'],
  also,
});
const mainnet = chainId('Mainnet', 'mainnet linea');
const sepolia = chainId('Sepolia', 'sepolia testnet linea');
const faucet: Answer = {...sepolia, label: 'Faucet', questions: ['faucet', 'test eth']};

/** An answer to a single question. */
const only = (question: string): Answer => ({
  label: question,
  value: '2',
  route: '/errors#code-1',
  questions: [question],
});

/** The labels of the answers to a query. */
async function answers(query: string, ...all: readonly Answer[]): Promise<readonly string[]> {
  const {search} = await smallSearch([], all);
  return search(query).answers.map(({label}) => label);
}

describe('an answer', () => {
  it('has its value, and the page and anchor that explain it', async () => {
    const {search} = await smallSearch([], [only('nonce gap'), mainnet]);
    expect(search('nonce gap').answers).toEqual([
      {label: 'nonce gap', value: '2', url: '/errors#code-1'},
    ]);
    expect(search('chain id').answers).toEqual([{label: 'Mainnet', value: '1', url: '/network'}]);
  });

  it('says whether its value is a sentence', async () => {
    const {search} = await smallSearch([], [{...only('nonce gap'), isProse: true}, mainnet]);
    expect(search('nonce gap').answers[0]?.isProse).toBe(true);
    expect(search('chain id').answers[0]).not.toHaveProperty('isProse');
  });

  it.each(['chain id', 'Chain ID?', 'id chain', 'the chain id', 'chain ids', 'linea chain id'])(
    'is given to its question in any order and form, with stop words: "%s"',
    async (query) => {
      expect(await answers(query, mainnet, sepolia)).toEqual(['Mainnet', 'Sepolia']);
    },
  );

  it('is given while its last word is typed', async () => {
    expect(await answers('fauc', faucet)).toEqual(['Faucet']);
    expect(await answers('fau', faucet)).toEqual([]);
    expect(await answers('faus', faucet)).toEqual([]);
  });

  it.each([
    ['chain id sepolia', ['Sepolia']],
    ['chain id testnet', ['Sepolia']],
    ['linea mainnet chain id', ['Mainnet']],
    ['mainnet sepolia chain id', []],
  ])('is narrowed down by words that can be there: "%s"', async (query, labels) => {
    expect(await answers(query, mainnet, sepolia)).toEqual(labels);
  });

  it.each([
    '',
    ' ',
    'id',
    'chain',
    'sepolia',
    'linea',
    'the',
    'chain id wallet',
    'change chain id',
  ])('is not given to another query: "%s"', async (query) => {
    expect(await answers(query, mainnet, sepolia)).toEqual([]);
  });

  it('is not given to a word that can be there, which begins one of the question', async () => {
    const explorer = {...mainnet, questions: ['lineascan']};
    expect(await answers('linea', explorer)).toEqual([]);
    expect(await answers('lineasc', explorer)).toEqual(['Mainnet']);
  });

  it('is one of four at most, in their order, and each once', async () => {
    const others = ['Third', 'Fourth', 'Fifth'].map((name) => chainId(name, 'devnet'));
    expect(await answers('chain id', sepolia, mainnet, ...others)).toEqual([
      'Sepolia',
      'Mainnet',
      'Third',
      'Fourth',
    ]);
    const twice = {...faucet, questions: ['faucet', 'the faucet']};
    expect(await answers('faucet', twice)).toEqual(['Faucet']);
  });

  it('to a name of a contract is given to the name whole and in parts', async () => {
    const bridge = {...only('TokenBridge'), also: 'address contract'};
    for (const query of [
      'TokenBridge',
      'tokenbridge address',
      'token bridge',
      'the Token Bridge contract address',
    ]) {
      expect(await answers(query, bridge), query).toEqual(['TokenBridge']);
    }
    for (const query of ['token', 'bridge address', 'token bridge fees']) {
      expect(await answers(query, bridge), query).toEqual([]);
    }
  });
});

describe('an answer to digits', () => {
  const selector = only('0x8579befe');
  const address = only('0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec');

  it.each(['0x8579befe', '8579befe', '0x8579BEFE', `0x8579befe${'0'.repeat(64)}`])(
    'is given to the whole, to data that it begins, and without 0x: "%s"',
    async (query) => {
      expect(await answers(query, address, selector)).toEqual([selector.label]);
    },
  );

  it('is given to their beginning if no other begins so', async () => {
    expect(await answers('0x857', address, selector)).toEqual([selector.label]);
    expect(await answers('0x857', selector, only('0x857aaaaa'))).toEqual([]);
    expect(await answers('0x857', selector, only('0x85712345'))).toEqual([]);
  });

  it('is given to short digits that are whole, though others begin so', async () => {
    expect(await answers('0xe708', mainnet, only('0xe7081234'))).toEqual(['Mainnet']);
  });

  it('is given to an address in any case', async () => {
    const {label} = address;
    for (const query of [label, label.toLowerCase(), label.slice(2), label.slice(0, 12)]) {
      expect(await answers(query, selector, address), query).toEqual([label]);
    }
  });

  it('names the known address instead of one that only begins like it', async () => {
    const known = {...address, value: address.label};
    const forged = address.label.slice(0, 20) + '0'.repeat(22);
    expect(await answers(address.label, known)).toEqual([known.label]);
    expect(await answers(address.label.slice(0, 14), known)).toEqual([known.label]);
    expect(await answers(forged, known)).toEqual([`Not what you typed. ${known.label}`]);
  });

  it('is not given beside words, or to other digits', async () => {
    expect(await answers('0x8579befe error', selector)).toEqual([]);
    expect(await answers('0x8579beff', selector)).toEqual([]);
  });
});

describe('an answer to a message', () => {
  const funds = only('insufficient funds for gas * price + value: balance  , tx cost  ');
  const nonce = only('Nonce too low');

  it('is given to the message with its own numbers', async () => {
    expect(
      await answers(
        'insufficient funds for gas * price + value: balance 12400000000000, tx cost 530000000000',
        nonce,
        funds,
      ),
    ).toEqual([funds.label]);
  });

  it('is given with words around it, and if a few of its own lack', async () => {
    expect(
      await answers('Error: insufficient funds for gas * price + value, balance 7', funds),
    ).toEqual([funds.label]);
    expect(
      await answers('server returned: insufficient funds for gas price value tx cost', funds),
    ).toEqual([funds.label]);
  });

  it('is the one with most words in common', async () => {
    const other = only('insufficient funds for transfer of value');
    expect(await answers('insufficient funds for transfer: value 7', funds, other)).toEqual([
      other.label,
    ]);
  });

  it('counts stop words, too', async () => {
    expect(await answers('nonce too low', nonce)).toEqual([nonce.label]);
    expect(await answers('low nonce', nonce)).toEqual([]);
    const unsupported = only('transaction type not supported');
    expect(await answers('supported transaction types', unsupported)).toEqual([]);
    expect(await answers('transaction type not supported', unsupported)).toEqual([
      unsupported.label,
    ]);
  });

  it('is not given to a short message with another word', async () => {
    const price = only('Gas price too low');
    expect(await answers('gas price too low', price)).toEqual([price.label]);
    expect(await answers('intrinsic gas too low', price)).toEqual([]);
    expect(await answers('gas limit too low', price)).toEqual([]);
  });

  it('is not given to a message that has little in common with it', async () => {
    expect(await answers('insufficient funds: gas price value', funds)).toEqual([]);
    expect(await answers('insufficient allowance for this token: transfer failed', funds)).toEqual(
      [],
    );
    expect(
      await answers(
        'nonce too low and six or seven other words that say what happened: a wallet broke',
        nonce,
      ),
    ).toEqual([]);
  });
});
