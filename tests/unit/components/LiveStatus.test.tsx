// @vitest-environment jsdom
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import LiveStatus from '@site/src/components/facts/LiveStatus';
import {
  MalformedAnswer,
  parseQuantity,
  readBlock,
  readChainId,
  readResult,
  RpcError,
} from '@site/src/components/facts/LiveStatus/rpcAnswer';
import {formatAge, formatGwei, summaryText} from '@site/src/components/facts/LiveStatus/statusText';
import {connectionsFacts} from '@site/src/markdown/remarkComponents/facts/connectionFacts';

vi.mock('@site/data/networks', () => import('./fixtures'));

const now = Date.UTC(2026, 10, 21, 12);
const secondsAgo = (seconds: number): string => `0x${(now / 1000 - seconds).toString(16)}`;

const statusOf = (network: string): string =>
  connectionsFacts('LiveStatus', {network}).connections ?? '';

interface Call {
  readonly url: string;
  readonly method: string;
  readonly params: readonly unknown[];
  readonly signal: AbortSignal;
}
type Endpoint = (call: Call) => Promise<Response>;

const json = (body: object, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify({jsonrpc: '2.0', id: 1, ...body}), {status}));

/** A working endpoint, with a test's changes. */
function healthy({
  chainId = '0xe708',
  block = {number: '0xbc614e', timestamp: secondsAgo(3), baseFeePerGas: '0x7'},
  delayMs = 0,
}: {
  readonly chainId?: string;
  readonly block?: unknown;
  readonly delayMs?: number;
} = {}): Endpoint {
  return async ({method}) => {
    if (method === 'eth_chainId') {
      return json({result: chainId});
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return json({result: block});
  };
}

/** An endpoint that never responds, and ends when the page aborts. */
const silent: Endpoint = ({signal}) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

function network(endpoints: Record<string, Endpoint>): ReturnType<typeof vi.fn> {
  const fake = vi.fn((url: string, init: RequestInit) => {
    const {method, params} = JSON.parse(init.body as string) as Pick<Call, 'method' | 'params'>;
    const endpoint = endpoints[new URL(url).host];
    return endpoint
      ? endpoint({url, method, params, signal: init.signal as AbortSignal})
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('fetch', fake);
  return fake;
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

async function press(name: string | RegExp = /^Check/): Promise<void> {
  fireEvent.click(screen.getByRole('button', {name}));
  await vi.dynamicImportSettled();
  await pass(0);
}

function cells(host: string): readonly string[] {
  const row = screen.getByRole('row', {name: (text) => text.startsWith(host)});
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

/** The tone of the first endpoint whose host contains these words. */
function toneOf(host: string): string | undefined {
  const [row] = screen.getAllByRole('row', {name: new RegExp(`^\\S*${host.replace('.', '\\.')}`)});
  return within(row as HTMLElement).getAllByRole('cell')[0]?.dataset.tone;
}

const problems = (): readonly string[] =>
  within(screen.getByRole('list', {name: 'Problems'}))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

const summary = (): string => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers({now});
});

describe('LiveStatus before it is asked', () => {
  it('requests nothing and has its rows ready', async () => {
    const fetched = network({});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await pass(60_000);
    expect(fetched).not.toHaveBeenCalled();
    expect(cells('one.example')).toEqual(['Not checked', '–', '–', '–', '–', '–']);
    expect(summary()).toMatch(/^Nothing is requested until you press/);
  });

  it('has a button that names its network', () => {
    render(<LiveStatus connections={statusOf('sepolia')} />);
    expect(screen.getByRole('button', {name: 'Check now (Linea Sepolia)'})).toBeTruthy();
  });

  it('leaves out endpoints that need a key', () => {
    render(<LiveStatus connections={statusOf('mainnet')} />);
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'one.example',
      'two.example',
    ]);
  });
});

describe('LiveStatus shows', () => {
  it('chain, block, age, base fee and latency of endpoints that work', async () => {
    const fetched = network({'one.example': healthy(), 'two.example': healthy({delayMs: 40})});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press(/^Check now/);
    await pass(40);
    expect(cells('one.example')).toEqual(['OK', '59144', '12,345,678', '3 s', '7', '0 ms']);
    expect(cells('two.example').at(-1)).toBe('40 ms');
    expect(summary()).toBe('Both endpoints serve the right chain.');
    expect(problems()).toEqual([]);
    expect(screen.getByRole('button', {name: /^Check again/})).toBeTruthy();
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('nothing of the reader to the endpoints', async () => {
    const fetched = network({'test.example': healthy({chainId: '0xe705'})});
    render(<LiveStatus connections={statusOf('sepolia')} />);
    await press();
    for (const [, init] of fetched.mock.calls as [string, RequestInit][]) {
      expect(init).toMatchObject({
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
    }
    expect(summary()).toBe('The endpoint serves the right chain.');
  });

  it('that it is checking, endpoint by endpoint, and does not start twice', async () => {
    const fetched = network({'one.example': healthy(), 'two.example': silent});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    screen.getByRole('button').focus();
    await press();
    expect(cells('one.example')[0]).toBe('OK');
    expect(cells('two.example')[0]).toBe('Checking…');
    expect(summary()).toBe('Checking 2 endpoints…');
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    const calls = fetched.mock.calls.length;
    await press();
    expect(fetched).toHaveBeenCalledTimes(calls);
  });

  it('an endpoint of another chain, without asking it further', async () => {
    const fetched = network({'one.example': healthy({chainId: '0x1'}), 'two.example': healthy()});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')).toEqual(['Wrong chain', '1', '–', '–', '–', '–']);
    expect(problems()).toEqual([
      'one.example serves chain ID 1, not 59144. Don’t use it for this network.',
    ]);
    expect(summary()).toBe('1 of 2 endpoints works.');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    [429, /limits how many requests.*\(HTTP 429\)\. Wait a minute/],
    [403, /rejected the request \(HTTP 403\)/],
    [401, /rejected the request \(HTTP 401\)/],
    [503, /has a problem on its side \(HTTP 503\)/],
    [404, /returned HTTP 404/],
  ])('HTTP %i and what it means', async (status, words) => {
    network({
      'one.example': () => Promise.resolve(new Response('no', {status})),
      'two.example': healthy(),
    });
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')[0]).toBe(`HTTP ${status}`);
    expect(problems()[0]).toMatch(words);
  });

  it('a timeout after eight seconds, not earlier', async () => {
    network({'one.example': silent, 'two.example': healthy()});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    await pass(7999);
    expect(cells('one.example')[0]).toBe('Checking…');
    await pass(1);
    expect(cells('one.example')[0]).toBe('Timed out');
    expect(problems()[0]).toMatch(/^one\.example didn’t respond within 8 seconds/);
  });

  it('a timeout of the second question: the eight seconds are for both', async () => {
    network({
      'one.example': (call) => (call.method === 'eth_chainId' ? healthy()(call) : silent(call)),
      'two.example': healthy(),
    });
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    await pass(8000);
    expect(cells('one.example')[0]).toBe('Timed out');
  });

  it('an endpoint that cannot be reached', async () => {
    network({'two.example': healthy()});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')[0]).toBe('Unreachable');
    expect(problems()[0]).toMatch(/^one\.example could not be reached.*offline.*CORS/);
  });

  it('an error that the endpoint reports', async () => {
    network({
      'one.example': () => json({error: {code: -32005, message: 'daily limit reached'}}),
      'two.example': healthy(),
    });
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')[0]).toBe('RPC error');
    expect(problems()).toEqual(['one.example returned JSON-RPC error -32005: daily limit reached']);
  });

  it.each([
    ['is no JSON', () => Promise.resolve(new Response('<html>')), 'the response isn’t JSON'],
    ['has no result', () => json({}), 'the response has neither result nor error'],
    [
      'has a decimal chain id',
      () => json({result: '59144'}),
      'the chain ID isn’t a hexadecimal number',
    ],
    ['has no block', healthy({block: null}), 'the latest block is missing'],
    [
      'has a block without a number',
      healthy({block: {timestamp: '0x1'}}),
      'the block number isn’t a hexadecimal number',
    ],
  ])('an answer that %s', async (_, endpoint, detail) => {
    network({'one.example': endpoint, 'two.example': healthy()});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')[0]).toBe('Bad response');
    expect(problems()).toEqual([`one.example sent a response that can’t be used: ${detail}.`]);
  });

  it('a dash for the base fee of a chain that has none', async () => {
    network({
      'test.example': healthy({
        chainId: '0xe705',
        block: {number: '0x1', timestamp: secondsAgo(0)},
      }),
    });
    render(<LiveStatus connections={statusOf('sepolia')} />);
    await press();
    expect(cells('test.example')).toEqual(['OK', '59141', '1', '0 s', '–', '0 ms']);
  });

  it('no block from the future when the clock of the reader is behind', async () => {
    network({
      'test.example': healthy({
        chainId: '0xe705',
        block: {number: '0x1', timestamp: secondsAgo(-90)},
      }),
    });
    render(<LiveStatus connections={statusOf('sepolia')} />);
    await press();
    expect(cells('test.example')[3]).toBe('0 s');
  });

  it('both networks in one table, each endpoint held against its own chain', async () => {
    network({
      'one.example': healthy(),
      'two.example': healthy(),
      'test.example': healthy({chainId: '0xe708'}),
    });
    render(<LiveStatus connections={statusOf('mainnet sepolia')} />);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await press('Check now (Linea Mainnet and Linea Sepolia)');
    expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'one.exampleLinea Mainnet',
      'two.exampleLinea Mainnet',
      'test.exampleLinea Sepolia',
    ]);
    expect(cells('one.example')[0]).toBe('OK');
    expect(cells('test.example')[0]).toBe('Wrong chain');
    expect(summary()).toBe('2 of 3 endpoints work.');
  });

  it('that the only endpoint does not work', async () => {
    network({'test.example': () => json({}, 503)});
    render(<LiveStatus connections={statusOf('sepolia')} />);
    await press();
    expect(summary()).toBe('The endpoint doesn’t work.');
    expect(toneOf('test.example')).toBe('problem');
  });

  it('that none works, although one responded', async () => {
    network({'one.example': () => json({}, 503)});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(summary()).toBe('Neither endpoint works.');
    expect(problems()).toHaveLength(2);
    expect(toneOf('two.example')).toBe('problem');
  });

  it.each([
    ['sepolia', 'the endpoint'],
    ['mainnet', 'either endpoint'],
    ['mainnet sepolia', 'any of the 3 endpoints'],
  ])('a connection that reaches no endpoint of %s, without blaming them', async (key, words) => {
    network({});
    render(<LiveStatus connections={statusOf(key)} />);
    await press();
    expect(summary()).toMatch(
      new RegExp(`^Your browser couldn’t reach ${words}\\. You may be offline`),
    );
    expect(toneOf('example')).toBe('neutral');
    expect(problems()).toEqual([]);
  });

  it('no problem of an endpoint before another has responded', async () => {
    network({'two.example': healthy({delayMs: 40})});
    render(<LiveStatus connections={statusOf('mainnet')} />);
    await press();
    expect(cells('one.example')[0]).toBe('Unreachable');
    expect(toneOf('one.example')).toBe('neutral');
    expect(problems()).toEqual([]);
    await pass(40);
    expect(toneOf('one.example')).toBe('problem');
    expect(problems()).toHaveLength(1);
  });
});

describe('LiveStatus checked again', () => {
  it('forgets the old results and shows the new ones', async () => {
    let works = false;
    network({
      'test.example': (call) => (works ? healthy({chainId: '0xe705'})(call) : json({}, 500)),
    });
    render(<LiveStatus connections={statusOf('sepolia')} />);
    await press(/^Check now/);
    expect(cells('test.example')[0]).toBe('HTTP 500');
    works = true;
    fireEvent.click(screen.getByRole('button', {name: /^Check again/}));
    expect(cells('test.example')[0]).toBe('Checking…');
    expect(problems()).toEqual([]);
    await pass(0);
    expect(cells('test.example')[0]).toBe('OK');
  });

  it('stops its requests when the reader leaves the page', async () => {
    const signals: AbortSignal[] = [];
    network({
      'test.example': (call) => {
        signals.push(call.signal);
        return silent(call);
      },
    });
    const {unmount} = render(<LiveStatus connections={statusOf('sepolia')} />);
    await press();
    unmount();
    await pass(0);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('reading JSON-RPC answers', () => {
  it('reads quantities of any size', () => {
    expect(parseQuantity('0x0', 'it')).toBe(0n);
    expect(parseQuantity('0xE708', 'it')).toBe(59144n);
    expect(parseQuantity(`0x${'f'.repeat(64)}`, 'it')).toBe(2n ** 256n - 1n);
  });

  it.each([
    '',
    '0x',
    'e708',
    '59144',
    '0xzz',
    '-0x1',
    ' 0x1',
    `0x1${'0'.repeat(64)}`,
    1,
    null,
    undefined,
    {},
  ])('refuses %j as a quantity', (value) => {
    expect(() => parseQuantity(value, 'it')).toThrow(
      new MalformedAnswer('it isn’t a hexadecimal number'),
    );
  });

  it('refuses a number that JavaScript cannot hold', () => {
    expect(readChainId('0x1fffffffffffff')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => readChainId('0x20000000000000')).toThrow('the chain ID is too large');
  });

  it('keeps the base fee exact', () => {
    expect(
      readBlock({number: '0x1', timestamp: '0x2', baseFeePerGas: '0x20000000000001'}).baseFee,
    ).toBe(0x20000000000001n);
  });

  it('tells results from errors', () => {
    expect(readResult({result: null})).toBeNull();
    expect(() => readResult({error: {code: -32000, message: 'm'.repeat(900)}})).toThrow(
      new RpcError(-32000, 'm'.repeat(200)),
    );
    expect(() => readResult({error: {}})).toThrow('no message');
    expect(() => readResult([{result: 1}])).toThrow('the response isn’t a JSON-RPC object');
    expect(() => readResult(null)).toThrow(MalformedAnswer);
  });
});

describe('the texts of the status', () => {
  it.each([
    [0n, '0'],
    [7n, '0.000000007'],
    [50_000_000n, '0.05'],
    [1_000_000_000n, '1'],
    [1_234_500_000_000n, '1234.5'],
  ])('writes %d wei as %s gwei', (wei, text) => {
    expect(formatGwei(wei)).toBe(text);
  });

  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [125, '2 min 5 s'],
    [3600, '1 h'],
    [3780, '1 h 3 min'],
    [187_200, '2 d 4 h'],
  ])('writes an age of %d seconds as %s', (seconds, text) => {
    expect(formatAge(seconds)).toBe(text);
  });

  it('counts one endpoint in the singular', () => {
    expect(summaryText({step: 'checking', results: {}}, 1)).toBe('Checking 1 endpoint…');
  });
});
