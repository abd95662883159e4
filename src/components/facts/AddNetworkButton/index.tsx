import {type ReactNode, useMemo, useRef} from 'react';
import type {Connection} from '@site/data/connection';
import clsx from 'clsx';
import NeedsScripts from '../../shell/NeedsScripts';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import {walletIcon} from '../../ui/Icon/icons';
import VisuallyHidden from '../../ui/VisuallyHidden';
import {chainParameters} from './chainParameters';
import {stateMessage, stateTone} from './messages';
import {useAddNetwork} from './useAddNetwork';
import WalletList from './WalletList';
import styles from './styles.module.css';

interface Props {
  /** A `Connection` as JSON. */
  readonly connection: string;
  /** A small button, whose messages cover what is below it. */
  readonly compact?: boolean;
}

/**
 * A button that switches the reader's wallet to a network, and adds the network if necessary. It calls no
 * wallet before the press. A page names a network; the build gives the facts (`connectionFacts`).
 */
export default function AddNetworkButton({connection, compact = false}: Props): ReactNode {
  const chain = useMemo(() => chainParameters(JSON.parse(connection) as Connection), [connection]);
  const {state, start, choose, cancel} = useAddNetwork(chain);
  const button = useRef<HTMLButtonElement>(null);
  const slow = state.step === 'waiting' && state.slow;
  const busy = state.step === 'searching' || (state.step === 'waiting' && !slow);

  const leave = () => {
    // What has the focus is removed.
    button.current?.focus();
    cancel();
  };

  return (
    <NeedsScripts>
      <div className={clsx(styles.box, compact && styles.compact)}>
        <Button
          ref={button}
          kind={compact ? 'plain' : 'accent'}
          busy={busy}
          onPress={() => void start()}
        >
          {compact ? (
            <>
              <Icon shape={walletIcon} />
              {slow ? 'Ask again' : 'Add to wallet'}
              <VisuallyHidden>: {chain.chainName}</VisuallyHidden>
            </>
          ) : slow ? (
            'Ask again'
          ) : (
            `Add ${chain.chainName} to your wallet`
          )}
        </Button>
        <div className={styles.notice}>
          <p role="status" className={styles.message} data-tone={stateTone(state)}>
            {compact && state.step === 'idle' ? '' : stateMessage(state, chain)}
          </p>
          {state.step === 'choosing' && (
            <WalletList
              wallets={state.wallets}
              onChoose={(wallet) => {
                // The list with the focused button is removed.
                button.current?.focus();
                void choose(wallet);
              }}
              onCancel={leave}
            />
          )}
          {compact && (state.step === 'done' || state.step === 'waiting') && (
            <Button kind="quiet" onPress={leave}>
              Close
            </Button>
          )}
        </div>
      </div>
    </NeedsScripts>
  );
}
