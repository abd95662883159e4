// @vitest-environment jsdom
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import AddNetworkButton from '@site/src/components/facts/AddNetworkButton';
import {
  readAnnouncement,
  type WalletProvider,
} from '@site/src/components/facts/AddNetworkButton/findWallets';
import {outcomeOfError} from '@site/src/components/facts/AddNetworkButton/outcome';
import {connections} from './connections';

vi.mock('@site/data/networks', () => import('./fixtures'));

const icon = 'data:image/svg+xml;base64,PHN2Zy8+';
const cleanUps: (() => void)[] = [];

type Answer = () => Promise<unknown>;

/** A provider that returns the given answers in order, and repeats the last one. */
function provider(
  ...answers: readonly Answer[]
): WalletProvider & {readonly request: ReturnType<typeof vi.fn>} {
  let next = 0;
  return {
    request: vi.fn(
      () => answers[Math.min(next++, answers.length - 1)]?.() ?? Promise.resolve(null),
    ),
  };
}

const accept: Answer = () => Promise.resolve(null);
const fail =
  (error: unknown): Answer =>
  () =>
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- wallets reject with plain objects
    Promise.reject(error);
const never: Answer = () => new Promise(() => {});
const unknownChain = fail({code: 4902, message: 'Unrecognized chain ID'});

const SWITCH = {method: 'wallet_switchEthereumChain', params: [{chainId: '0xe708'}]};
const ADD = {
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId: '0xe708',
      chainName: 'Linea Mainnet',
      nativeCurrency: {name: 'Ether', symbol: 'ETH', decimals: 18},
      rpcUrls: ['https://one.example', 'https://two.example/rpc'],
      blockExplorerUrls: ['https://l2scan.example/', 'https://other.example'],
    },
  ],
};

/** Announces a wallet on each request of the page, like an extension (EIP-6963). Counts the requests. */
function announce(detail: unknown, delayMs?: number): ReturnType<typeof vi.fn> {
  const answer = vi.fn(() => {
    const event = new CustomEvent('eip6963:announceProvider', {detail});
    if (delayMs === undefined) {
      window.dispatchEvent(event);
    } else {
      setTimeout(() => window.dispatchEvent(event), delayMs);
    }
  });
  window.addEventListener('eip6963:requestProvider', answer);
  cleanUps.push(() => window.removeEventListener('eip6963:requestProvider', answer));
  return answer;
}

function wallet(name: string, its: WalletProvider, change: object = {}): unknown {
  return {
    info: {uuid: `id of ${name}`, name, icon, rdns: 'example.wallet', ...change},
    provider: its,
  };
}

const mainButton = (): HTMLElement => screen.getByRole('button', {name: /^(Add Linea|Ask again)/});
const message = (): string => screen.getByRole('status').textContent;

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

/** Presses the button and waits until the search for wallets ends. */
async function press(button = mainButton()): Promise<void> {
  fireEvent.click(button);
  await pass(250);
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanUps.splice(0).forEach((cleanUp) => cleanUp());
  Reflect.deleteProperty(window, 'ethereum');
});

describe('AddNetworkButton before it is pressed', () => {
  it('touches no wallet', async () => {
    const its = provider(accept);
    const asked = announce(wallet('Fox', its));
    const read = vi.fn();
    Object.defineProperty(window, 'ethereum', {configurable: true, get: read});
    render(<AddNetworkButton connection={connections.mainnet} />);
    await pass(60_000);
    expect(asked).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
    expect(its.request).not.toHaveBeenCalled();
    expect(message()).toBe('Your wallet switches to Linea Mainnet, or asks you to add it.');
  });
});

describe('AddNetworkButton finds wallets', () => {
  it.each([
    ['4902', unknownChain],
    ['4902 in an error of its own', fail({code: -32603, data: {originalError: {code: 4902}}})],
  ])('and asks it to add the values of the data and nothing else after %s', async (_, refusal) => {
    const its = provider(refusal, accept);
    announce(wallet('Fox', its));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(its.request.mock.calls).toEqual([[SWITCH], [ADD]]);
    expect(message()).toMatch(/^Fox accepted Linea Mainnet\. If it didn’t switch/);
    expect(screen.getByRole('status').getAttribute('data-tone')).toBe('success');
  });

  it('and takes window.ethereum only when no wallet announces itself', async () => {
    const injected = provider(accept);
    Object.assign(window, {ethereum: injected});
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(injected.request).toHaveBeenCalledOnce();
    expect(message()).toMatch(/^Browser wallet switched/);

    const announced = provider(accept);
    announce(wallet('Fox', announced));
    await press();
    expect(injected.request).toHaveBeenCalledOnce();
    expect(announced.request).toHaveBeenCalledOnce();
  });

  it('also when an extension takes a moment to answer', async () => {
    const its = provider(accept);
    announce(wallet('Slow Fox', its), 200);
    render(<AddNetworkButton connection={connections.mainnet} />);
    fireEvent.click(mainButton());
    expect(message()).toBe('Looking for wallets in this browser…');
    await pass(250);
    expect(its.request).toHaveBeenCalledOnce();
  });

  it('and says what to do when there is none, with the values to type', async () => {
    render(<AddNetworkButton connection={connections.sepolia} />);
    await press();
    expect(message()).toMatch(/^No wallet found in this browser\. Install a wallet extension/);
    expect(message()).toContain(
      'chain ID 59141, RPC URL https://test.example and currency symbol LineaETH',
    );
    expect(screen.getByRole('status').getAttribute('data-tone')).toBe('problem');
  });

  it('and does not take something that is no provider for a wallet', async () => {
    Object.assign(window, {ethereum: {}});
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(message()).toMatch(/^No wallet found/);
  });

  it('and counts a wallet that announces itself twice as one', async () => {
    const its = provider(accept);
    announce(wallet('Fox', its));
    announce(wallet('Fox', its));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(screen.queryByRole('list', {name: 'Wallets'})).toBeNull();
    expect(its.request).toHaveBeenCalledOnce();
  });
});

describe('AddNetworkButton with several wallets', () => {
  const fox = provider(accept);
  const owl = provider(accept);

  async function open(): Promise<HTMLElement> {
    fox.request.mockClear();
    owl.request.mockClear();
    announce(wallet('Fox', fox));
    announce(wallet('Owl', owl, {icon: 'https://tracker.example/owl.png'}));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    return screen.getByRole('list', {name: 'Wallets'});
  }

  it('lets the reader choose, asks none before, and only the chosen one after', async () => {
    const list = await open();
    expect(message()).toBe('2 wallets found. Choose the one for Linea Mainnet.');
    expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Fox', 'Owl', 'Cancel']);
    expect(fox.request).not.toHaveBeenCalled();
    expect(owl.request).not.toHaveBeenCalled();

    fireEvent.click(within(list).getByRole('button', {name: 'Owl'}));
    await pass(0);
    expect(owl.request).toHaveBeenCalledOnce();
    expect(fox.request).not.toHaveBeenCalled();
    expect(message()).toMatch(/^Owl switched/);
  });

  it('shows only icons that are part of the announcement', async () => {
    const list = await open();
    const images = [...list.querySelectorAll('img')];
    expect(images.map((image) => image.src)).toEqual([icon]);
    expect(images[0]?.alt).toBe('');
  });

  it('gives the focus back to the button when the list goes away', async () => {
    const list = await open();
    const choice = within(list).getByRole('button', {name: 'Fox'});
    choice.focus();
    fireEvent.click(choice);
    await pass(0);
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(mainButton());
  });

  it('can be cancelled', async () => {
    const list = await open();
    fireEvent.click(within(list).getByRole('button', {name: 'Cancel'}));
    expect(screen.queryByRole('list')).toBeNull();
    expect(fox.request).not.toHaveBeenCalled();
    expect(message()).toMatch(/^Your wallet switches to/);
    expect(document.activeElement).toBe(mainButton());
  });
});

describe('AddNetworkButton puts each outcome into words', () => {
  it.each([
    [
      '4001: the reader declined',
      {code: 4001, message: 'x'},
      /^You declined the request in Fox, so nothing changed/,
    ],
    [
      '-32002: a question is open',
      {code: -32002, message: 'x'},
      /^Fox already has an open request/,
    ],
    [
      '4200: not supported',
      {code: 4200, message: 'x'},
      /^Fox doesn’t let a page choose its network.*chain ID 59144/,
    ],
    [
      '-32601: unknown method',
      {code: -32601, message: 'x'},
      /^Fox doesn’t let a page choose its network.*chain ID 59144/,
    ],
    [
      '-32602: values refused',
      {code: -32602, message: 'May not specify default chain.'},
      /^Fox rejected the request \(May not specify default chain\.\)\. Look for Linea Mainnet in its network list/,
    ],
    [
      'another code',
      {code: -32603, message: 'Internal error'},
      /^Fox reported an error \(Internal error\)/,
    ],
    ['an error without a message', {}, /^Fox reported an error \(no reason given\)/],
    ['a text', 'out of order', /^Fox reported an error \(out of order\)/],
    ['nothing at all', undefined, /^Fox reported an error \(no reason given\)/],
  ])('%s', async (_, error, words) => {
    const toSwitch = provider(fail(error));
    const toAdd = provider(unknownChain, fail(error));
    for (const its of [toSwitch, toAdd]) {
      announce(wallet('Fox', its));
      const {unmount} = render(<AddNetworkButton connection={connections.mainnet} />);
      await press();
      expect(message()).toMatch(words);
      expect(screen.getByRole('status').getAttribute('data-tone')).toBe('problem');
      expect(mainButton().getAttribute('aria-disabled')).toBe('false');
      unmount();
    }
    expect(toSwitch.request).toHaveBeenCalledExactlyOnceWith(SWITCH);
    expect(toAdd.request.mock.calls).toEqual([[SWITCH], [ADD]]);
  });

  it('a provider that throws at once', async () => {
    const its = {
      request: vi.fn((): Promise<unknown> => {
        throw Object.assign(new Error('x'), {code: 4001});
      }),
    };
    announce(wallet('Fox', its));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(message()).toMatch(/^You declined/);
  });

  it('a wallet that was asked again after it had declined', async () => {
    announce(wallet('Fox', provider(fail({code: 4001}), accept)));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    expect(message()).toMatch(/^You declined/);
    await press();
    expect(message()).toMatch(/^Fox switched to/);
  });
});

describe('AddNetworkButton while the wallet is open', () => {
  it('waits, keeps the focus, and does not ask twice', async () => {
    const its = provider(never);
    announce(wallet('Fox', its));
    render(<AddNetworkButton connection={connections.mainnet} />);
    mainButton().focus();
    await press();
    expect(message()).toBe('Waiting for Fox. Confirm the request there.');
    expect(mainButton().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(mainButton());
    await press();
    expect(its.request).toHaveBeenCalledOnce();
  });

  it('hints after twenty seconds, and then can ask again', async () => {
    const its = provider(never, fail({code: -32002}));
    announce(wallet('Fox', its));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    await pass(19_999);
    expect(message()).toMatch(/^Waiting for Fox/);
    await pass(1);
    expect(message()).toMatch(/^Fox hasn’t responded yet\. Open it: it may be locked/);
    await press(screen.getByRole('button', {name: 'Ask again'}));
    expect(its.request).toHaveBeenCalledTimes(2);
    expect(message()).toMatch(/^Fox already has an open request/);
  });

  it('does not hint once the wallet has answered', async () => {
    announce(wallet('Fox', provider(accept)));
    render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    await pass(60_000);
    expect(message()).toMatch(/^Fox switched to/);
  });

  describe('takes a late answer to the first question', () => {
    let answerFirst: (error?: object) => void = () => {};
    const late: Answer = () =>
      new Promise((resolve, reject) => {
        answerFirst = (error) =>
          error ? reject(Object.assign(new Error(), error)) : resolve(null);
      });

    /** Presses twice. The wallet rejects the second request, because the first is pending. */
    async function pressTwice(...answers: readonly Answer[]): Promise<ReturnType<typeof provider>> {
      const its = provider(...answers, fail({code: -32002}));
      announce(wallet('Fox', its));
      render(<AddNetworkButton connection={connections.mainnet} />);
      await press();
      await pass(20_000);
      await press();
      expect(message()).toMatch(/^Fox already has an open request/);
      return its;
    }

    it('when it is a yes to switching', async () => {
      await pressTwice(late);
      answerFirst();
      await pass(0);
      expect(message()).toMatch(/^Fox switched to/);
    });

    it('when it is a yes to adding', async () => {
      await pressTwice(unknownChain, late);
      answerFirst();
      await pass(0);
      expect(message()).toMatch(/^Fox accepted/);
    });

    it('not when it is a no', async () => {
      await pressTwice(late);
      answerFirst({code: 4001});
      await pass(0);
      expect(message()).toMatch(/^Fox already has an open request/);
    });

    it('without asking to add what the second question asks for', async () => {
      const its = await pressTwice(late);
      answerFirst({code: 4902});
      await pass(0);
      expect(its.request.mock.calls).toEqual([[SWITCH], [SWITCH]]);
      expect(message()).toMatch(/^Fox already has an open request/);
    });
  });

  it('leaves no timer behind when it goes away', async () => {
    announce(wallet('Fox', provider(never)));
    const {unmount} = render(<AddNetworkButton connection={connections.mainnet} />);
    await press();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a compact AddNetworkButton, whose messages cover values', () => {
  const add = () => screen.getByRole('button', {name: /^Add to wallet ?: Linea Mainnet$/});
  const close = () => screen.getByRole('button', {name: 'Close'});

  async function askWallet(): Promise<ReturnType<typeof provider>> {
    const its = provider(never, fail({code: -32002}));
    announce(wallet('Fox', its));
    render(<AddNetworkButton compact connection={connections.mainnet} />);
    await press(add());
    expect(message()).toMatch(/^Waiting for Fox/);
    return its;
  }

  it('can be closed while the wallet is open, and stays closed', async () => {
    await askWallet();
    fireEvent.click(close());
    expect(document.activeElement).toBe(add());
    await pass(60_000);
    expect(message()).toBe('');
    expect(screen.queryByRole('button', {name: 'Close'})).toBeNull();
  });

  it('can ask again after twenty seconds, as its message says', async () => {
    const its = await askWallet();
    await pass(20_000);
    expect(message()).toMatch(/You can also ask again\.$/);
    expect(close()).toBeDefined();
    await press(screen.getByRole('button', {name: /^Ask again ?: Linea Mainnet$/}));
    expect(its.request).toHaveBeenCalledTimes(2);
  });
});

describe('readAnnouncement', () => {
  const its = provider(accept);

  it('shortens a name that would break the page', () => {
    expect(readAnnouncement(wallet('F'.repeat(500), its))?.name).toHaveLength(60);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'wallet'],
    ['no info', {provider: its}],
    ['no provider', {info: {uuid: 'u', name: 'Fox'}}],
    ['a provider without request', {info: {uuid: 'u', name: 'Fox'}, provider: {}}],
    ['no name', wallet('', its)],
    ['a name that is no text', wallet('Fox', its, {name: 7})],
    ['no id', wallet('Fox', its, {uuid: undefined})],
  ])('ignores an announcement with %s', (_, detail) => {
    expect(readAnnouncement(detail)).toBeUndefined();
  });

  it.each(['https://tracker.example/a.png', 'data:text/html,<b>', 'javascript:0', 7])(
    'ignores the icon %s',
    (address) => {
      expect(readAnnouncement(wallet('Fox', its, {icon: address}))).not.toHaveProperty('icon');
    },
  );
});

describe('outcomeOfError', () => {
  it('looks into errors that a wallet wrapped', () => {
    expect(outcomeOfError({code: -32603, data: {originalError: {code: 4001}}})).toEqual({
      kind: 'rejected',
    });
  });

  it('reads a code that is a text', () => {
    expect(outcomeOfError({code: '4001'})).toEqual({kind: 'rejected'});
    expect(outcomeOfError({code: 'ACTION_REJECTED', message: 'm'})).toEqual({
      kind: 'unknown',
      message: 'm',
    });
  });

  it('cuts a message that would fill the page', () => {
    expect(outcomeOfError({message: 'm'.repeat(5000)})).toEqual({
      kind: 'unknown',
      message: 'm'.repeat(200),
    });
  });
});
