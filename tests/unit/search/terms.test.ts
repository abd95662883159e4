// cspell:ignore doesnt sendrawtransaction rawtransaction ethsendrawtransaction deadbeefdeadbeefdeadbeefgas
import {describe, expect, it} from 'vitest';
import {
  partsOfName,
  placedWords,
  plain,
  shortHex,
  termsOf,
  trimPunctuation,
} from '../../../src/search/worker/terms';

describe('the words of a text', () => {
  it('stand between spaces and hyphens, without punctuation around them', () => {
    expect([...placedWords(' Layer-2\tgas,\n(fees)? - ')]).toEqual([
      {word: 'Layer', start: 1},
      {word: '2', start: 7},
      {word: 'gas', start: 9},
      {word: 'fees', start: 15},
    ]);
    expect([...placedWords(' - … ')]).toEqual([]);
  });

  it.each([
    ['"sparse', 'sparse'],
    ['(bridge?)', 'bridge'],
    ['linea_estimateGas()', 'linea_estimateGas'],
    ['rpc.linea.build.', 'rpc.linea.build'],
    ['__proto__', '__proto__'],
    ['“für”', 'für'],
    ['()', ''],
  ])('lose the punctuation around them, not in them: %s', (written, word) => {
    expect(trimPunctuation(written)).toBe(word);
  });

  it('are compared in lower case, without apostrophes and thousands separators', () => {
    expect(plain('Doesn’t')).toBe('doesnt');
    expect(plain("Doesn't")).toBe('doesnt');
    expect(plain('2,000,000')).toBe('2000000');
    expect(plain('a,b')).toBe('a,b');
  });
});

describe('the parts of a name', () => {
  it.each([
    ['eth_sendRawTransaction', ['eth', 'send', 'Raw', 'Transaction']],
    ['submitBlobs', ['submit', 'Blobs']],
    ['DEFAULT_ADMIN_ROLE', ['DEFAULT', 'ADMIN', 'ROLE']],
    ['L2MessageService', ['L2', 'Message', 'Service']],
    ['zkEVM', ['zk', 'EVM']],
    ['simulateV1', ['simulate', 'V1']],
    ['ERC20', ['ERC20']],
    ['Poseidon2', ['Poseidon2']],
    ['gas', ['gas']],
    ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec']],
    ['__proto__', ['proto']],
    ['_', []],
  ])('%s', (name, parts) => {
    expect(partsOfName(name)).toEqual(parts);
  });
});

describe('the terms of a text', () => {
  it('are its words in lower case, each as often as it stands there', () => {
    expect(termsOf('Gas fees: gas')).toEqual(['gas', 'fees', 'gas']);
    expect(termsOf('')).toEqual([]);
  });

  it('are names whole, in parts, and from each part to the end', () => {
    expect([...termsOf('eth_sendRawTransaction()')].sort()).toEqual([
      'eth',
      'eth_sendrawtransaction',
      'ethsendrawtransaction',
      'raw',
      'rawtransaction',
      'send',
      'sendrawtransaction',
      'transaction',
    ]);
  });

  it('are the pieces between punctuation', () => {
    expect(termsOf('rpc.linea.build/eth')).toEqual(
      expect.arrayContaining(['rpc.linea.build/eth', 'rpc', 'linea', 'build', 'eth']),
    );
  });

  it('are names without their dots, but numbers only with them', () => {
    expect(termsOf('web3.js')).toEqual(['web3.js', 'web3js', 'web3', 'js']);
    expect(termsOf('5.0')).toEqual(['5.0', '5', '0']);
  });

  it('are Chinese characters', () => {
    expect(termsOf('区块链')).toEqual(expect.arrayContaining(['区', '块', '链']));
  });

  it('are the first digits of long hexadecimal numbers', () => {
    expect(termsOf('0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec')).toEqual(['0x508ca82d']);
    expect(termsOf('508Ca82Df566dCD1B0DE8296e70a96332cD644ec')).toContain('508ca82d');
    expect(termsOf('0x8579befe')).toEqual(['0x8579befe']);
  });

  it('leave out what is too long to be typed', () => {
    expect(termsOf(`gas ${'data'.repeat(30)} ${'Data+'.repeat(30)}`)).toEqual(['gas', 'data']);
  });
});

describe('a hexadecimal number', () => {
  it('is cut within other characters, too', () => {
    const address = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
    expect(shortHex(`at("${address}")`)).toBe('at("0x508Ca82D")');
    expect(shortHex(`name_${address.slice(2)}`)).toBe(`name_${address.slice(2)}`);
  });

  it('stays whole when it is short, and so does a word that is none', () => {
    expect(shortHex('0x8579befe12345678')).toBe('0x8579befe12345678');
    expect(shortHex('deadbeefdeadbeefdeadbeefgas')).toBe('deadbeefdeadbeefdeadbeefgas');
  });
});
