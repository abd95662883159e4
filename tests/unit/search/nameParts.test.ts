// cspell:ignore sendrawtransaction submitblobs messageservice
import {describe, expect, it} from 'vitest';
import {nameParts, wordsOfCode} from '../../../src/search/worker/nameParts';

describe('the parts of a name', () => {
  it.each([
    [
      'eth_sendRawTransaction',
      ['eth_sendrawtransaction', 'eth', 'sendrawtransaction', 'send', 'raw', 'transaction'],
    ],
    [
      'LineaRollup.submitBlobs(',
      ['linearollup', 'linea', 'rollup', 'submitblobs', 'submit', 'blobs'],
    ],
    ['DEFAULT_ADMIN_ROLE', ['default_admin_role', 'default', 'admin', 'role']],
    ['L2MessageService', ['l2messageservice', 'l2', 'message', 'service']],
    ['zkEVM', ['zkevm', 'zk', 'evm']],
    ['ERC20', ['erc20']],
    ['gas', ['gas']],
    ['0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec', ['0x508ca82df566dcd1b0de8296e70a96332cd644ec']],
    ['https://rpc.linea.build/', ['https', 'rpc', 'linea', 'build']],
    ['__proto__', ['__proto__', 'proto']],
    ['-', []],
  ])('%s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });

  it('are words without the names that they make', () => {
    expect(wordsOfCode('provider.eth_sendRawTransaction(')).toEqual([
      'provider',
      'eth',
      'send',
      'raw',
      'transaction',
    ]);
  });
});
