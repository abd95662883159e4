import type {Page} from '@playwright/test';
import type {Address} from 'viem';

/** A wallet's error (EIP-1193). */
export interface WalletError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export interface TestWalletOptions {
  readonly name: string;
  /** The name in its EIP-6963 announcement, by which a site remembers it. */
  readonly rdns: string;
  readonly accounts: readonly [Address, ...Address[]];
  readonly chainId: number;
  /** Its networks by chain ID, each with the URL of a node. */
  readonly nodes: Readonly<Record<number, string>>;
  /** Also sets `window.ethereum`. */
  readonly isDefault?: boolean;
  /** Does not announce itself, like wallets older than EIP-6963. */
  readonly isSilent?: boolean;
}

export interface WalletRequest {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** The user's side of a wallet. */
export interface TestWallet {
  /** All requests of sites. */
  readonly requests: readonly WalletRequest[];
  /** The parameters of `wallet_addEthereumChain` calls. */
  readonly added: readonly Readonly<Record<string, unknown>>[];
  readonly chainId: () => number;
  /** Rejects the next request for this method, with code 4001 by default. */
  readonly refuse: (method: string, error?: WalletError) => void;
  /** The user switches the network in the wallet. */
  readonly pickChain: (chainId: number) => Promise<void>;
  /** The user switches the account in the wallet. */
  readonly pickAccount: (account: Address) => Promise<void>;
  /** The user revokes the permission in the wallet. */
  readonly disconnectSite: () => Promise<void>;
}

type Answer = {readonly result: unknown} | {readonly error: WalletError};

const REJECTED: WalletError = {code: 4001, message: 'User rejected the request.'};

class WalletFailure extends Error {
  constructor(readonly details: WalletError) {
    super(details.message);
  }
}

const hex = (chainId: number) => `0x${chainId.toString(16)}`;

/** Runs in the page: an EIP-1193 provider that forwards all requests. */
function announce({
  name,
  rdns,
  isDefault,
  isSilent,
}: Omit<TestWalletOptions, 'accounts' | 'nodes' | 'chainId'>): void {
  type Listener = (data: unknown) => void;
  const bridge = window as unknown as Record<string, unknown>;
  const ask = bridge[`ask:${rdns}`] as (request: unknown) => Promise<Answer>;
  const listeners = new Map<string, Set<Listener>>();
  const provider = {
    request: async (request: unknown) => {
      const answer = await ask(JSON.parse(JSON.stringify(request)));
      if ('error' in answer) {
        throw Object.assign(new Error(answer.error.message), answer.error);
      }
      return answer.result;
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener);
    },
  };
  bridge[`emit:${rdns}`] = (event: string, data: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      listener(data);
    }
  };
  if (isDefault) {
    bridge.ethereum = provider;
  }
  if (isSilent) {
    return;
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const detail = Object.freeze({info: {uuid: crypto.randomUUID(), name, icon, rdns}, provider});
  const show = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', {detail}));
  window.addEventListener('eip6963:requestProvider', show);
  show();
}

/**
 * Adds a wallet to a page, as an extension would: before the page's scripts, and after each reload.
 * It signs with the unlocked accounts of the local nodes, and remembers the sites that may see its
 * accounts.
 */
export async function addTestWallet(page: Page, options: TestWalletOptions): Promise<TestWallet> {
  const requests: WalletRequest[] = [];
  const added: Readonly<Record<string, unknown>>[] = [];
  const refusals: {readonly method: string; readonly error: WalletError}[] = [];
  const chains = new Set(Object.keys(options.nodes).map(Number));
  let {chainId} = options;
  let [account] = options.accounts;
  let isPermitted = false;

  const emit = (event: string, data: unknown) =>
    page.evaluate(
      ([rdns, name, value]) => {
        (window as unknown as Record<string, (event: unknown, data: unknown) => void>)[
          `emit:${rdns}`
        ]?.(name, value);
      },
      [options.rdns, event, data] as const,
    );

  const pickChain = async (id: number) => {
    chainId = id;
    await emit('chainChanged', hex(id));
  };

  const forward = async (request: WalletRequest): Promise<unknown> => {
    const node = options.nodes[chainId];
    if (node === undefined) {
      throw new WalletFailure({code: 4901, message: `The wallet has no node for ${chainId}`});
    }
    const response = await fetch(node, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, ...request}),
    });
    const {result, error} = (await response.json()) as {result?: unknown; error?: WalletError};
    if (error) {
      throw new WalletFailure(error);
    }
    return result;
  };

  const permit = () => {
    isPermitted = true;
    return [account];
  };

  const handle = async (request: WalletRequest): Promise<unknown> => {
    const [first] = (request.params ?? []) as readonly Readonly<Record<string, unknown>>[];
    switch (request.method) {
      case 'eth_chainId':
        return hex(chainId);
      case 'eth_accounts':
        return isPermitted ? [account] : [];
      case 'eth_requestAccounts':
        return permit();
      case 'wallet_requestPermissions':
        return [{parentCapability: 'eth_accounts', caveats: [{value: permit()}]}];
      case 'wallet_revokePermissions':
        isPermitted = false;
        return null;
      case 'wallet_switchEthereumChain': {
        const wanted = Number(first?.chainId);
        if (!chains.has(wanted)) {
          const message = `Unrecognized chain ID "${String(first?.chainId)}".`;
          throw new WalletFailure({code: 4902, message});
        }
        await pickChain(wanted);
        return null;
      }
      case 'wallet_addEthereumChain':
        added.push(first ?? {});
        chains.add(Number(first?.chainId));
        await pickChain(Number(first?.chainId));
        return null;
      default:
        if (!isPermitted) {
          throw new WalletFailure({code: 4100, message: 'The account is not authorized.'});
        }
        return forward(request);
    }
  };

  await page.exposeFunction(
    `ask:${options.rdns}`,
    async (request: WalletRequest): Promise<Answer> => {
      requests.push(request);
      const refused = refusals.findIndex(({method}) => method === request.method);
      if (refused >= 0) {
        const [refusal] = refusals.splice(refused, 1);
        return {error: refusal?.error ?? REJECTED};
      }
      try {
        return {result: await handle(request)};
      } catch (error) {
        if (error instanceof WalletFailure) {
          return {error: error.details};
        }
        return {error: {code: -32603, message: String(error)}};
      }
    },
  );
  const {name, rdns, isDefault = false, isSilent = false} = options;
  await page.addInitScript(announce, {name, rdns, isDefault, isSilent});

  return {
    requests,
    added,
    chainId: () => chainId,
    refuse: (method, error = REJECTED) => refusals.push({method, error}),
    pickChain,
    pickAccount: async (picked) => {
      account = picked;
      await emit('accountsChanged', isPermitted ? [account] : []);
    },
    disconnectSite: async () => {
      isPermitted = false;
      await emit('accountsChanged', []);
    },
  };
}
