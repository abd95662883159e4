import type {ReactNode} from 'react';
import type {Wallet} from './findWallets';
import styles from './styles.module.css';

interface Props {
  readonly wallets: readonly Wallet[];
  readonly onChoose: (wallet: Wallet) => void;
  readonly onCancel: () => void;
}

/** The wallets to choose from, by the names and icons that they announced. */
export default function WalletList({wallets, onChoose, onCancel}: Props): ReactNode {
  return (
    <ul role="list" aria-label="Wallets" className={styles.wallets}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button type="button" className={styles.wallet} onClick={() => onChoose(wallet)}>
            {wallet.icon === undefined ? (
              <span className={styles.walletIcon} />
            ) : (
              <img className={styles.walletIcon} src={wallet.icon} alt="" width={24} height={24} />
            )}
            {wallet.name}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          Cancel
        </button>
      </li>
    </ul>
  );
}
