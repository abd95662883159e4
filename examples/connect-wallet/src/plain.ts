import {createWalletClient, custom, type EIP1193Provider} from 'viem';
import {linea} from 'viem/chains';

interface AnnouncedWallet {
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    readonly icon: string;
    readonly rdns: string;
  };
  readonly provider: EIP1193Provider;
}

// #region find
/** Calls back for each wallet in the browser, including wallets that load later. */
function findWallets(onWallet: (wallet: AnnouncedWallet) => void): void {
  window.addEventListener('eip6963:announceProvider', (event) => {
    onWallet((event as CustomEvent<AnnouncedWallet>).detail);
  });
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}
// #endregion

// #region connect
const known = new Set<string>();

findWallets(({info, provider}) => {
  // A wallet can announce itself more than once.
  if (known.has(info.uuid)) {
    return;
  }
  known.add(info.uuid);

  const button = document.createElement('button');
  button.textContent = info.name;
  button.addEventListener('click', async () => {
    const client = createWalletClient({chain: linea, transport: custom(provider)});
    const [address] = await client.requestAddresses();
    document.querySelector('#account')?.replaceChildren(`${address} in ${info.name}`);
  });
  document.querySelector('#wallets')?.append(button);
});
// #endregion
