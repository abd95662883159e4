/** The part of an EIP-1193 provider that this page uses. */
export interface WalletProvider {
  request(call: {readonly method: string; readonly params: readonly unknown[]}): Promise<unknown>;
}

export interface Wallet {
  readonly id: string;
  readonly name: string;
  /** A data URI. Other URLs are dropped, because loading them would tell a third party about the visit. */
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

/** Parses an EIP-6963 announcement. Undefined if it is malformed. */
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

/** The provider `window.ethereum`, which browsers and wallet apps used before EIP-6963. */
function injectedWallet(): Wallet | undefined {
  const {ethereum} = window as {ethereum?: unknown};
  return isProvider(ethereum)
    ? {id: 'window.ethereum', name: 'Browser wallet', provider: ethereum}
    : undefined;
}

/**
 * Requests EIP-6963 announcements and collects them for a moment. A wallet that announces twice is listed
 * once. `window.ethereum` is used only if no wallet announced itself.
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
