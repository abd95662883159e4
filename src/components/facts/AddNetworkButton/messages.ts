import type {ChainParameters} from './chainParameters';
import {isSuccess} from './outcome';
import type {AddNetworkState} from './useAddNetwork';

/** The values for adding the network by hand. */
function manualInstructions({
  chainId,
  chainName,
  nativeCurrency,
  rpcUrls,
}: ChainParameters): string {
  return `To add ${chainName} by hand, enter chain ID ${Number(chainId)}, RPC URL ${rpcUrls[0] ?? 'of your provider'} and currency symbol ${nativeCurrency.symbol}.`;
}

/** The status beside the button: what a press does, the current step, or the outcome. */
export function stateMessage(state: AddNetworkState, chain: ChainParameters): string {
  const {chainName} = chain;
  switch (state.step) {
    case 'idle':
      return `Your wallet switches to ${chainName}, or asks you to add it.`;
    case 'searching':
      return 'Looking for wallets in this browser…';
    case 'choosing':
      return `${state.wallets.length} wallets found. Choose the one for ${chainName}.`;
    case 'waiting':
      return state.slow
        ? `${state.walletName} hasn’t responded yet. Open it: it may be locked, or show the request in its own window. You can also ask again.`
        : `Waiting for ${state.walletName}. Confirm the request there.`;
    case 'done':
      break;
  }
  const {outcome, walletName} = state;
  switch (outcome.kind) {
    case 'switched':
      return `${walletName} switched to ${chainName}.`;
    case 'added':
      return `${walletName} accepted ${chainName}. If it didn’t switch, choose ${chainName} in its network list.`;
    case 'noWallet':
      return `No wallet found in this browser. Install a wallet extension, or open this page in your wallet app, and press again. ${manualInstructions(chain)}`;
    case 'rejected':
      return `You declined the request in ${walletName}, so nothing changed. Press again if you change your mind.`;
    case 'pending':
      return `${walletName} already has an open request. Open the wallet, respond to that request, then press again.`;
    case 'unsupported':
      return `${walletName} doesn’t let a page choose its network. ${manualInstructions(chain)}`;
    case 'invalid':
      return `${walletName} rejected the request (${outcome.message}). Look for ${chainName} in its network list. ${manualInstructions(chain)}`;
    case 'unknown':
      return `${walletName} reported an error (${outcome.message}). Try again. ${manualInstructions(chain)}`;
  }
}

export function stateTone(state: AddNetworkState): 'neutral' | 'success' | 'problem' {
  if (state.step !== 'done') {
    return 'neutral';
  }
  return isSuccess(state.outcome) ? 'success' : 'problem';
}
