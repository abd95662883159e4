/** The one method of an EIP-1193 provider that this page calls. */
export interface WalletProvider {
  request(call: {readonly method: string; readonly params: readonly unknown[]}): Promise<unknown>;
}

/** A wallet that the browser offers. */
export interface Wallet {
  readonly id: string;
  readonly name: string;
  /** A data URI. An icon at any other address is left out: showing it would tell a third party of the visit. */
  readonly icon?: string;
  readonly provider: WalletProvider;
}

const ANNOUNCE = 'eip6963:announceProvider';
const REQUEST = 'eip6963:requestProvider';
const LONGEST_NAME = 60;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isProvider(value: unknown): value is WalletProvider {
  return isRecord(value) && typeof value.request === 'function';
}

/** Reads what an extension announced (EIP-6963), and nothing that does not have the shape it should have. */
export function readAnnouncement(detail: unknown): Wallet | undefined {
  if (!isRecord(detail) || !isRecord(detail.info) || !isProvider(detail.provider)) {
    return undefined;
  }
  const {uuid, name, icon} = detail.info;
  if (typeof uuid !== 'string' || typeof name !== 'string' || name.trim() === '') {
    return undefined;
  }
  return {
    id: uuid,
    name: name.trim().slice(0, LONGEST_NAME),
    provider: detail.provider,
    ...(typeof icon === 'string' && icon.startsWith('data:image/') && {icon}),
  };
}

/** The single provider of browsers and wallet apps from before EIP-6963. */
function injectedWallet(): Wallet | undefined {
  const {ethereum} = window as {ethereum?: unknown};
  return isProvider(ethereum)
    ? {id: 'window.ethereum', name: 'Browser wallet', provider: ethereum}
    : undefined;
}

/**
 * Asks the page's extensions to announce themselves and collects the answers for a moment. Wallets
 * announced twice count once; `window.ethereum` counts only when nobody announced anything.
 */
export async function findWallets(waitMs: number): Promise<readonly Wallet[]> {
  const found = new Map<string, Wallet>();
  const collect = (event: Event): void => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail);
    if (wallet) {
      found.set(wallet.id, wallet);
    }
  };
  window.addEventListener(ANNOUNCE, collect);
  window.dispatchEvent(new Event(REQUEST));
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  window.removeEventListener(ANNOUNCE, collect);
  if (found.size > 0) {
    return [...found.values()];
  }
  const injected = injectedWallet();
  return injected ? [injected] : [];
}
