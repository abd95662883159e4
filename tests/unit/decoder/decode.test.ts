import {
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  parseAbiParameters,
  stringToHex,
  toEventSelector,
  toHex,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {decodeValues} from '@site/src/components/contracts/ContractDecoder/decode/decodeValues';
import {slotRows} from '@site/src/components/contracts/ContractDecoder/decode/valueRows';
import {takeFirst} from '@site/src/components/ui/takeFirst';
import {textParts} from '@site/src/components/facts/FactText/textParts';
import type {DecoderSlot} from '@site/src/contracts/decoderData';
import {contracts} from '@site/data/contracts';
import {findingIn, findingsIn, index, matchIn, rowIn, rowsIn} from './knowledge';
import {foreign, vectors} from './vectors';

const abi = parseAbi([
  'function sendMessage(address to, uint256 fee, bytes data)',
  'function upgradeToAndCall(address newImplementation, bytes data)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function pauseByType(uint8 pauseType)',
  'function grantRole(bytes32 role, address account)',
  'function approve(address spender, uint256 amount)',
]);

const MESSAGE_SERVICE = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
/** One contract on Ethereum, another on Linea. */
const TWICE = '0xF0e003F0dE2d583Ae28FA8cBF66aa096CdAce3ff';
const ACCOUNT = '0x1111111111111111111111111111111111111111';
const someRole = Object.entries(index.roles).find(([hash]) => !hash.startsWith('0x0')) ?? ['', ''];
const word = (value: bigint | number) => BigInt(value).toString(16).padStart(64, '0');
const send = (fee: bigint, data: `0x${string}`) =>
  encodeFunctionData({abi, functionName: 'sendMessage', args: [ACCOUNT, fee, data]});
const revertWith = (reason: string) =>
  `0x08c379a0${encodeAbiParameters(parseAbiParameters('string'), [reason]).slice(2)}`;
const versionChanged = toEventSelector('LineaRollupVersionChanged(bytes8,bytes8)');
function published(member: string, part?: 'input'): string {
  const found = vectors.find((vector) => vector.member === member);
  if (found === undefined) {
    throw new Error(`No published ${member}`);
  }
  return part === undefined
    ? found.input
    : ((JSON.parse(found.input) as Readonly<Record<string, string>>)[part] ?? '');
}

describe('values', () => {
  it('are told in their units', () => {
    expect(rowIn(send(109_588_134_344_000n, '0x'), '_fee')).toMatchObject({
      value: '109588134344000',
      meaning: '0.000109588134344 ETH',
      type: 'uint256',
    });
    expect(rowIn(send(7n, '0x'), '_fee')?.meaning).toBeUndefined();
    expect(rowIn(send(2n ** 256n - 1n, '0x'), '_fee')?.meaning).toMatch(/largest number/);
    expect(rowIn(send(7n, '0x'), '_calldata')).toMatchObject({value: '0x', meaning: 'empty'});
  });

  it('warn of an approval without a limit', () => {
    const approve = (amount: bigint) =>
      rowsIn(encodeFunctionData({abi, functionName: 'approve', args: [ACCOUNT, amount]}));
    const meanings = (amount: bigint) => approve(amount).map(({meaning}) => meaning);
    expect(meanings(2n ** 256n - 1n)).toContain(
      'the largest number: an approval of it has no limit',
    );
    expect(meanings(7n)).not.toContain('the largest number: an approval of it has no limit');
  });

  it('are named when the network or the code has a name for them', () => {
    const pause = encodeFunctionData({abi, functionName: 'pauseByType', args: [1]});
    expect(rowIn(pause, '_pauseType')?.meaning).toBe('GENERAL');
    const odd = encodeFunctionData({abi, functionName: 'pauseByType', args: [200]});
    expect(rowIn(odd, '_pauseType')?.meaning).toBe('not a value of PauseType');
    const [hash, name] = someRole;
    const grant = encodeFunctionData({
      abi,
      functionName: 'grantRole',
      args: [hash as `0x${string}`, MESSAGE_SERVICE],
    });
    expect(rowIn(grant, 'role')?.meaning).toBe(`\`${name}\``);
    expect(rowIn(grant, 'account')?.meaning).toBe('L2MessageService on Linea Mainnet');
  });

  it('carry the checksum of an address', () => {
    expect(
      rowIn(send(1n, '0x').replace('1'.repeat(40), MESSAGE_SERVICE.slice(2).toLowerCase()), '_to')
        ?.value,
    ).toBe(MESSAGE_SERVICE);
  });

  it('that are text are shown as text, unless they hide something', () => {
    expect(rowIn(send(1n, '0x68656c6c6f'), '_calldata')).toMatchObject({
      meaning: '5 bytes',
      quote: 'hello',
    });
    // A character that reverses the text direction.
    const turned = rowIn(send(1n, '0xe280ae68656c6c6f'), '_calldata');
    expect(turned).toMatchObject({meaning: '8 bytes'});
    expect(turned).not.toHaveProperty('quote');
    expect(rowsIn(revertWith('no\u202e\u0000way'))).toMatchObject([
      {value: '"no\\u{202e}\\u{0}way"', whole: 'no\u202e\u0000way'},
    ]);
  });

  it('that are text are never read as our own words', () => {
    const tricks = ['`', '[a](https://example.org)', '[a](javascript:alert(1))', '``[', '](x)'];
    for (const trick of tricks) {
      const bytes = rowIn(send(1n, toHex(trick)), '_calldata');
      const topic = JSON.stringify({
        topics: [versionChanged, stringToHex('7.1', {size: 32}), stringToHex('`[](', {size: 32})],
        data: '0x',
      });
      const rows = [...rowsIn(revertWith(trick)), ...rowsIn(topic), ...(bytes ? [bytes] : [])];
      for (const {meaning = ''} of rows) {
        expect(meaning).not.toContain(trick);
        expect(() => textParts(meaning)).not.toThrow();
      }
      expect(rows.map(({quote}) => quote)).toContain('`[](');
      expect(bytes?.quote, trick).toBe(trick.length < 3 ? undefined : trick);
    }
  });
});

describe('calls inside of calls', () => {
  it('are read at every level', () => {
    const inner = send(5n, '0x');
    const batch = encodeFunctionData({
      abi,
      functionName: 'aggregate3',
      args: [[{target: MESSAGE_SERVICE, allowFailure: false, callData: inner}]],
    });
    const outer = encodeFunctionData({
      abi,
      functionName: 'upgradeToAndCall',
      args: [ACCOUNT, batch],
    });
    const calls = rowsIn(outer).flatMap(({calls: member, depth}) =>
      member === undefined ? [] : [`${depth} ${member.name}`],
    );
    expect(calls).toEqual(['0 aggregate3', '3 sendMessage']);
    expect(rowsIn(outer).at(-2)).toMatchObject({name: '_fee', depth: 4, value: '5'});
  });

  it('are not read for ever', () => {
    let data = send(1n, '0x');
    for (let level = 0; level < 50; level += 1) {
      data = send(1n, data);
    }
    const rows = rowsIn(data);
    expect(rows.filter(({calls}) => calls !== undefined)).toHaveLength(4);
    expect(rows.at(-1)?.meaning).toMatch(/nested too deep/);
  });

  it('are not guessed from their first bytes', () => {
    const almost = `${send(1n, '0x')}00` as const;
    expect(rowIn(send(1n, almost), '_calldata')?.calls).toBeUndefined();
    const cut = send(1n, '0x').slice(0, -64) as `0x${string}`;
    expect(rowIn(send(1n, cut), '_calldata')?.meaning).toMatch(
      /starts with the selector of `sendMessage` but isn’t a call to it$/,
    );
  });
});

describe('what a contract comes back with', () => {
  it('is Solidity’s text', () => {
    expect(rowsIn(revertWith('Too late'))).toMatchObject([
      {value: '"Too late"', whole: 'Too late'},
    ]);
  });

  it('is the text of a missing role, which is named', () => {
    const [hash, name] = someRole;
    const text = `AccessControl: account ${ACCOUNT} is missing role ${hash}`;
    expect(rowsIn(revertWith(text))[0]?.meaning).toContain(`lacks \`${name}\``);
  });

  it.each([
    [0x11, 'arithmetic overflow or underflow'],
    [0x01, 'an assertion failed'],
    [0, 'generic panic of the compiler'],
    [0x99, 'a code that Solidity doesn’t document'],
  ])('is a panic with the code %i', (code, meaning) => {
    expect(rowsIn(`0x4e487b71${word(code)}`)).toMatchObject([{value: String(code), meaning}]);
  });

  it('is nothing', () => {
    expect(findingIn('0x').notes[0]).toMatch(/no reason/);
    expect(findingIn('{"error":{"code":3,"message":"x","data":"0x"}}').title).toBe(
      'A revert without data',
    );
  });
});

describe('data that does not fit', () => {
  it('has an unknown selector', () => {
    const {title, matches, notes} = findingIn(
      JSON.stringify({to: foreign.to, input: foreign.small}),
    );
    expect(title).toMatch(/^36 bytes for /);
    expect(matches).toEqual([]);
    expect(notes[0]).toContain('`0xf1bca7a4`');
  });

  it.each([
    ['0x12', /too short/],
    ['0x123456', /too short/],
    [ACCOUNT, /account without funds/],
    [`0x${'ab'.repeat(20)}`, /doesn’t know the address/],
    [`0x${'ab'.repeat(32)}`, /sends no requests/],
    [`0x${'00'.repeat(64)}`, /32-byte words/],
    [`0x6080604052${'00'.repeat(200)}`, /contract code/],
    [`0xdeadbeef${'00'.repeat(31)}`, /No member/],
  ])('%s: %s', (input, words) => {
    expect(findingIn(input).matches).toEqual([]);
    expect(findingIn(input).notes.join(' ')).toMatch(words);
  });

  it('leads to the section on unknown selectors and topics', () => {
    const topic = `0x${'ab'.repeat(32)}`;
    const log = JSON.stringify({topics: [topic], data: '0x'});
    const words = `${topic} 0x${word(1)} 0x${word(2)}`;
    for (const input of ['0xdeadbeef00', `0xdeadbeef${word(1)}`, log, words]) {
      expect(findingIn(input).notes.join(' '), input).toContain('](/api/decoder#unknown)');
    }
  });

  it('is cut: what stands before the cut is shown', () => {
    const whole = send(5n, '0x68656c6c6f');
    const cut = whole.slice(0, 10 + 64 + 64);
    expect(matchIn(cut).failure).toMatch(/^`_calldata` ends outside the data/);
    expect(rowsIn(cut).map(({name}) => name)).toEqual(['_to', '_fee']);
    expect(rowsIn(whole.slice(0, 10 + 64)).map(({name}) => name)).toEqual(['_to']);
    expect(findingIn(whole.slice(0, -2)).notes.join()).toMatch(/isn’t a multiple of 32/);
    expect(matchIn(whole.slice(0, -2)).note).toMatch(/zeros that pad/);
  });

  it('is the selector alone', () => {
    expect(findingIn('0x9f3ce55a').title).toBe('A selector');
    expect(matchIn('0x9f3ce55a').values).toBeUndefined();
    expect(matchIn('0x9f3ce55a').failure).toBeUndefined();
    expect(matchIn('0xa74c1c5f').values).toEqual([]);
  });

  it('has more than the arguments', () => {
    expect(matchIn(`${send(5n, '0x')}${word(1)}`).note).toMatch(/the last 32 bytes/);
    expect(matchIn(`0xa74c1c5f${word(1)}`).note).toMatch(/^No argument uses/);
  });

  it('is of another chain or contract than the address', () => {
    const elsewhere = JSON.stringify({to: ACCOUNT, input: send(5n, '0x')});
    expect(findingIn(elsewhere).notes).toEqual([]);
    const unknown = JSON.stringify({to: `0x${'ab'.repeat(20)}`, input: send(5n, '0x')});
    expect(findingIn(unknown).notes.join()).toMatch(/No known Linea contract/);
    const other = JSON.stringify({to: MESSAGE_SERVICE, input: published('bridgeToken', 'input')});
    expect(findingIn(other).notes.join()).toBe(
      'This address is L2MessageService on Linea Mainnet. Its reference doesn’t list this member.',
    );
  });

  it('is for an address that belongs to others on other chains', () => {
    const {title, notes} = findingIn(
      JSON.stringify({to: TWICE, input: published('bridgeToken', 'input')}),
    );
    expect(title).toBe(
      'Calldata for TokenBridge implementation on Ethereum Mainnet, or UpgradeableConsolidationQueuePredeploy on Linea Mainnet',
    );
    expect(notes).toEqual([]);
    expect(findingIn(TWICE).notes.join()).toMatch(/Ethereum Mainnet, or Upgradeable/);
    expect(rowIn(send(1n, '0x').replace('1'.repeat(40), TWICE.slice(2)), '_to')?.meaning).toMatch(
      /Ethereum Mainnet, or Upgradeable/,
    );
  });

  it('is for a contract that has the member from a base', () => {
    const manager = contracts.find(({name}) => name === 'YieldManager')?.address;
    const pause = encodeFunctionData({abi, functionName: 'pauseByType', args: [1]});
    expect(findingIn(JSON.stringify({to: manager, input: pause})).notes).toEqual([]);
    expect(findingIn(JSON.stringify({to: manager, input: send(1n, '0x')})).notes).toHaveLength(1);
  });
});

describe('logs', () => {
  const sent = published('MessageSent');

  it('run together are parted by what the event indexes', () => {
    const {topics, data} = JSON.parse(sent) as {topics: string[]; data: string};
    for (const joined of [
      [...topics, data].join('\n'),
      JSON.stringify([...topics, data]),
      [...topics, ...(data.slice(2).match(/.{64}/g) ?? []).map((each) => `0x${each}`)].join('\n'),
    ]) {
      expect(matchIn(joined).members[0].name).toBe('MessageSent');
      expect(rowsIn(joined)).toEqual(rowsIn(sent));
    }
  });

  it('without enough topics say how many there should be', () => {
    const {topics, data} = JSON.parse(sent) as {topics: string[]; data: string};
    const {notes} = findingIn(JSON.stringify({topics: topics.slice(0, 2), data}));
    expect(notes.join()).toMatch(/have 3 more topics.* this log has 1/);
  });

  it('of ERC-20 and ERC-721 differ by their topics', () => {
    const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
    const topics = [transfer, `0x${word(1)}`, `0x${word(2)}`];
    const token = matchIn(JSON.stringify({topics, data: `0x${word(3)}`}));
    expect(token.members[0].inputs.filter(({indexed}) => indexed === true)).toHaveLength(2);
    const nft = matchIn(JSON.stringify({topics: [...topics, `0x${word(3)}`], data: '0x'}));
    expect(nft.members[0].inputs.at(-1)?.name).toBe('tokenId');
  });

  it('run together, which two events fit, are read as both', () => {
    const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
    const words = [transfer, `0x${word(1)}`, `0x${word(2)}`, `0x${word(3)}`].join('\n');
    const {matches} = findingIn(words);
    expect(matches.map(({members: [{inputs}]}) => inputs.at(-1)?.indexed === true)).toEqual([
      false,
      true,
    ]);
    expect(matches.map(({values}) => values?.at(-1))).toEqual([3n, 3n]);
    // Two topics without data have too few values for both.
    expect(findingIn(words.split('\n').slice(0, 3).join('\n')).matches[0]?.failure).toMatch(
      /ends outside/,
    );
  });

  it('that are cut still tell their topics', () => {
    const {topics, data} = JSON.parse(sent) as {topics: string[]; data: string};
    const cut = JSON.stringify({topics, data: data.slice(0, 66)});
    expect(matchIn(cut).failure).toMatch(/ends outside/);
    expect(rowsIn(cut).map(({name}) => name)).toEqual(['_from', '_to', '_fee', '_messageHash']);
  });

  it('of a receipt are all read', () => {
    const log = JSON.parse(sent) as object;
    expect(findingsIn(JSON.stringify({logs: Array.from({length: 300}, () => log)}))).toHaveLength(
      300,
    );
  });
});

describe('hostile data', () => {
  const quickly = <Value>(work: () => Value): Value => {
    const start = performance.now();
    const value = work();
    expect(performance.now() - start).toBeLessThan(3_000);
    return value;
  };
  const bytes: readonly DecoderSlot[] = [{name: 'data', type: 'bytes'}];
  const lists: readonly DecoderSlot[] = [{name: 'lists', type: 'uint256[][][]'}];

  it.each([
    ['an offset behind the end', word(1_000_000)],
    ['an offset as large as there is', 'f'.repeat(64)],
    ['an offset that would be negative', `${'f'.repeat(63)}e`],
    ['a length behind the end', word(32) + word(1_000_000)],
    ['a length as large as there is', word(32) + 'f'.repeat(64)],
    ['an offset on itself', word(0)],
  ])('%s is told, and throws nothing', (_, digits) => {
    const read = quickly(() => decodeValues(bytes, digits));
    expect(read.failure ?? read.note).toEqual(expect.any(String));
  });

  it('a word whose first bytes are a selector is a topic when it is known as one', () => {
    const topic = index.members.find(({kind, hash}) => kind === 'event' && hash)?.hash ?? '';
    expect(findingIn(topic).title).toBe('A topic');
    const cut = `0x9f3ce55a${'0'.repeat(56)}`;
    expect(findingIn(cut).title).toBe('Calldata');
    expect(findingIn(`0x9f3ce55a${'0'.repeat(32)}`).title).toBe('Calldata');
  });

  it('lists whose parts point at each other end', () => {
    const bomb = word(32) + word(1_000) + word(0).repeat(1_000);
    const read = quickly(() => decodeValues(lists, bomb));
    expect(read.failure ?? read.note).toEqual(expect.any(String));
    const wide = word(32) + word(30_000) + word(32).repeat(30_000);
    expect(quickly(() => decodeValues(lists, wide)).values.length).toBeLessThanOrEqual(1);
  });

  it('a bool of 2 and a number above its type are told', () => {
    expect(decodeValues([{name: 'on', type: 'bool'}], word(2)).failure).toMatch(/neither 0 nor 1/);
    const large = decodeValues([{name: 'kind', type: 'uint8'}], word(256));
    expect(large.note ?? large.failure).toMatch(/larger than its type|differently/);
    const dirty = decodeValues([{name: 'to', type: 'address'}], 'f'.repeat(64));
    expect(dirty.note).toMatch(/differently/);
  });

  it('1 MB is read, and only what is shown is put into rows', () => {
    const data = send(1n, `0x${'ab'.repeat(450_000)}`);
    const rows = quickly(() => rowsIn(data));
    expect(rows).toHaveLength(3);
    expect(rows[2]?.value?.length).toBeLessThan(300);
    const entries = quickly(() =>
      decodeValues(
        [{name: 'list', type: 'uint256[]'}],
        word(32) + word(20_000) + word(7).repeat(20_000),
      ),
    );
    const {items: shown, more} = takeFirst(
      slotRows([{name: 'list', type: 'uint256[]'}], entries.values, index),
      100,
    );
    expect([shown.length, more]).toEqual([100, true]);
  });

  it('any cut and any change of a call is answered in words', () => {
    const [call] = vectors;
    const input = call?.input.match(/0x9f3c[0-9a-f]+/)?.[0] ?? '';
    for (let length = 0; length <= input.length; length += 1) {
      const part = input.slice(0, length);
      if (/^0x(?:..)*$/.test(part)) {
        expect(() => findingIn(part), part).not.toThrow();
      }
    }
    for (let at = 10; at < input.length; at += 1) {
      const changed = `${input.slice(0, at)}f${input.slice(at + 1)}`;
      expect(() => rowsIn(changed), changed).not.toThrow();
    }
  });
});
