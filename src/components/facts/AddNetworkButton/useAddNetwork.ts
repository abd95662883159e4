import {useCallback, useEffect, useRef, useState} from 'react';
import type {ChainParameters} from './chainParameters';
import {findWallets, type Wallet} from './findWallets';
import {isSuccess, type Outcome} from './outcome';
import {switchOrAdd} from './switchOrAdd';

export type AddNetworkState =
  | {readonly step: 'idle' | 'searching'}
  | {readonly step: 'choosing'; readonly wallets: readonly Wallet[]}
  | {readonly step: 'waiting'; readonly walletName: string; readonly slow: boolean}
  | {readonly step: 'done'; readonly walletName: string; readonly outcome: Outcome};

/** The time for announcements. Extensions answer at once, or after a message to their background script. */
const SEARCH_MS = 250;
/** The time after which the status says where to find the wallet's request. */
const SLOW_MS = 20_000;

/** Finds wallets (EIP-6963) on demand, and switches the chosen one to a chain. */
export function useAddNetwork(chain: ChainParameters): {
  readonly state: AddNetworkState;
  readonly start: () => Promise<void>;
  readonly choose: (wallet: Wallet) => Promise<void>;
  readonly cancel: () => void;
} {
  const [state, setState] = useState<AddNetworkState>({step: 'idle'});
  /** Counts the presses, so that the answer to an older press does not overwrite a newer one. */
  const turn = useRef(0);
  const slowTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      turn.current += 1;
      clearTimeout(slowTimer.current);
    },
    [],
  );

  const choose = useCallback(
    async ({name: walletName, provider}: Wallet) => {
      const ownTurn = ++turn.current;
      setState({step: 'waiting', walletName, slow: false});
      clearTimeout(slowTimer.current);
      slowTimer.current = setTimeout(
        () => setState({step: 'waiting', walletName, slow: true}),
        SLOW_MS,
      );
      const isAwaited = (): boolean => turn.current === ownTurn;
      const outcome = await switchOrAdd(provider, chain, isAwaited);
      // A late success of an older request counts, because the wallet now has the network.
      if (outcome && (isAwaited() || isSuccess(outcome))) {
        turn.current += 1;
        clearTimeout(slowTimer.current);
        setState({step: 'done', walletName, outcome});
      }
    },
    [chain],
  );

  const start = useCallback(async () => {
    const ownTurn = ++turn.current;
    clearTimeout(slowTimer.current);
    setState({step: 'searching'});
    const wallets = await findWallets(SEARCH_MS);
    if (turn.current !== ownTurn) {
      return;
    }
    const [first, second] = wallets;
    if (!first) {
      setState({step: 'done', walletName: '', outcome: {kind: 'noWallet'}});
    } else if (second) {
      setState({step: 'choosing', wallets});
    } else {
      await choose(first);
    }
  }, [choose]);

  const cancel = useCallback(() => {
    turn.current += 1;
    clearTimeout(slowTimer.current);
    setState({step: 'idle'});
  }, []);

  return {state, start, choose, cancel};
}
