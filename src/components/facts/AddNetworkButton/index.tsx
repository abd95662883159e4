import {type ReactNode, useMemo, useRef} from 'react';
import type {Connection} from '@site/data/connection';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import {chainParameters} from './chainParameters';
import {stateMessage, stateTone} from './messages';
import {useAddNetwork} from './useAddNetwork';
import WalletList from './WalletList';
import styles from './styles.module.css';

/**
 * A button that switches the reader's wallet to a network, and adds the network if necessary. It calls no
 * wallet before the press. A page names a network; the build gives the facts (`connectionFacts`).
 *
 * @param connection a `Connection` as JSON.
 */
export default function AddNetworkButton({connection}: {readonly connection: string}): ReactNode {
  const chain = useMemo(() => chainParameters(JSON.parse(connection) as Connection), [connection]);
  const {state, start, choose, cancel} = useAddNetwork(chain);
  const button = useRef<HTMLButtonElement>(null);
  const slow = state.step === 'waiting' && state.slow;
  const busy = state.step === 'searching' || (state.step === 'waiting' && !slow);

  return (
    <NeedsScripts>
      <div className={styles.box}>
        <Button ref={button} kind="accent" busy={busy} onPress={() => void start()}>
          {slow ? 'Ask again' : `Add ${chain.chainName} to your wallet`}
        </Button>
        <p role="status" className={styles.message} data-tone={stateTone(state)}>
          {stateMessage(state, chain)}
        </p>
        {state.step === 'choosing' && (
          <WalletList
            wallets={state.wallets}
            onChoose={(wallet) => {
              // The list with the focused button is removed.
              button.current?.focus();
              void choose(wallet);
            }}
            onCancel={() => {
              button.current?.focus();
              cancel();
            }}
          />
        )}
      </div>
    </NeedsScripts>
  );
}
