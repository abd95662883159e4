// cspell:ignore proofofreserves proofsinreserves smartaccount smartaccounts smartwallet exclusionstatusv1 simulatev1 ulatev1 sendrawtransaction rawtransaction
import {describe, expect, it} from 'vitest';
import {smallSearch} from './smallSearch';

describe('a name in code', () => {
  it.each([
    'eth_sendRawTransaction',
    'ETH_SENDRAWTRANSACTION',
    'eth_sendRawTransaction()',
    '`eth_sendRawTransaction`,',
    'sendRawTransaction',
    'sendrawtransaction',
    'rawTransaction',
    'rawtransaction',
    'eth send raw',
    'send_raw_transaction',
    'send-raw-transaction',
    'raw',
    'sendRaw',
    'transaction',
    'provider.send',
    'provider.send("eth_sendRawTransaction")',
  ])('is found by "%s"', async (typed) => {
    const {find} = await smallSearch([
      {title: 'Other'},
      {code: 'await provider.send("eth_sendRawTransaction", [signed])'},
    ]);
    expect(find(typed)).toEqual(['/2']);
  });

  it.each([
    ['exclusionstatusv1', ['/1']],
    ['getTransactionExclusionStatusV1', ['/1']],
    ['simulatev1', ['/2']],
    ['v1', ['/1', '/2']],
    ['ulatev1', []],
  ])('is found by its end, from the beginning of a part on: "%s"', async (typed, urls) => {
    const {find} = await smallSearch([
      {title: 'linea_getTransactionExclusionStatusV1'},
      {title: 'eth_simulateV1'},
      {title: 'Nodes'},
    ]);
    expect([...find(typed)].sort()).toEqual(urls);
  });

  it.each(['DEFAULT_ADMIN_ROLE', 'default_admin_role', 'admin role', 'adminRole', 'ADMIN_ROLE'])(
    'with underscores is found by "%s"',
    async (typed) => {
      const {find} = await smallSearch([{prose: 'Has the DEFAULT_ADMIN_ROLE.'}, {title: 'Other'}]);
      expect(find(typed)).toEqual(['/1']);
    },
  );

  it('is found by its parts where it stands in words', async () => {
    const {find} = await smallSearch([{prose: 'The price of gas.'}, {prose: 'The price.'}]);
    expect(find('gasPrice')).toEqual(['/1']);
    expect(find('gas_price')).toEqual(['/1']);
  });

  it('counts whole before its parts', async () => {
    const {find} = await smallSearch([{prose: 'Send a message.'}, {prose: 'Call sendMessage.'}]);
    expect(find('sendMessage')).toEqual(['/2', '/1']);
  });

  it('is found when it was typed in two words', async () => {
    const {find} = await smallSearch([{prose: 'Read gasPrice over websockets.'}, {prose: 'Web.'}]);
    expect(find('gas price')).toEqual(['/1']);
    expect(find('web sockets')).toEqual(['/1']);
    expect(find('web sock')).toEqual(['/1']);
    expect(find('web socket')).toEqual(['/1']);
  });

  it('is found when two words were typed as one', async () => {
    const {find} = await smallSearch([{prose: 'A smart account.'}, {prose: 'Accounts.'}]);
    expect(find('smartaccount')).toEqual(['/1']);
    expect(find('smartaccounts')).toEqual(['/1']);
    expect(find('smartwallet')).toEqual([]);
  });

  it('is found when its words were typed as one that is known, too', async () => {
    const {find} = await smallSearch([{prose: 'The smart account.'}, {code: 'smartaccount()'}]);
    expect(find('smartaccount')).toEqual(['/2', '/1']);
  });

  it('is found when three words were typed as one', async () => {
    const {find} = await smallSearch([{prose: 'A proof of reserves.'}, {prose: 'Reserves.'}]);
    expect(find('proofofreserves')).toEqual(['/1']);
    expect(find('proofsinreserves')).toEqual([]);
  });

  it('with hyphens is found whole and in parts', async () => {
    const {find} = await smallSearch([
      {code: '--bonsai-historical-block-limit=512'},
      {title: 'Other'},
    ]);
    for (const typed of [
      '--bonsai-historical-block-limit',
      'bonsai historical',
      'historical-block-limit',
    ]) {
      expect(find(typed), typed).toEqual(['/1']);
    }
  });
});

const address = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';

describe('an address', () => {
  it.each([
    address,
    address.toLowerCase(),
    address.slice(2),
    address.slice(2).toUpperCase(),
    address.slice(0, 14),
    address.slice(0, 10),
    address.slice(0, 6),
    address.slice(2, 12),
    `(${address})`,
    `"${address}",`,
  ])('is found by "%s"', async (typed) => {
    const {find} = await smallSearch([
      {title: 'Other', cells: '0x971e727e956690b9957be6d51Ec16E73AcAC83A7'},
      {cells: `L2MessageService ${address}`},
    ]);
    expect(find(typed)).toEqual(['/2']);
  });

  it('is found in prose and in a link, too', async () => {
    const {find} = await smallSearch([
      {prose: `Send to ${address}.`},
      {prose: `See https://explorer.example.org/address/${address}#code for it.`},
    ]);
    expect([...find(address)].sort()).toEqual(['/1', '/2']);
  });

  it('is another one when one of the first eight digits is', async () => {
    const {find} = await smallSearch([{cells: address}]);
    expect(find(address.replace('508', '509'))).toEqual([]);
  });
});

describe('a selector', () => {
  it.each(['0x8579befe', '8579befe', '0x8579BEFE', '0x8579b', '0x857', '"0x8579befe"'])(
    'is found by "%s"',
    async (typed) => {
      const {find} = await smallSearch([{title: 'Other'}, {code: 'revert 0x8579befe'}]);
      expect(find(typed)).toEqual(['/2']);
    },
  );

  it('is found by the revert data that it begins', async () => {
    const {find} = await smallSearch([{title: 'Other'}, {cells: '0x54613443'}]);
    expect(find(`0x54613443${'0'.repeat(24)}d8da6bf26964af9d7eed9e03e53415d37aa96045`)).toEqual([
      '/2',
    ]);
  });
});
