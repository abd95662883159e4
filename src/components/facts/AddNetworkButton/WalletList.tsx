import type {ReactNode} from 'react';
import Button from '../../ui/Button';
import type {Wallet} from './findWallets';
import styles from './styles.module.css';

interface Props {
  readonly wallets: readonly Wallet[];
  readonly onChoose: (wallet: Wallet) => void;
  readonly onCancel: () => void;
}

/** The wallets to choose from, with the names and icons that they announced. */
export default function WalletList({wallets, onChoose, onCancel}: Props): ReactNode {
  return (
    <ul role="list" aria-label="Wallets" className={styles.wallets}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <Button onPress={() => onChoose(wallet)}>
            {wallet.icon === undefined ? (
              <span className={styles.walletIcon} />
            ) : (
              <img className={styles.walletIcon} src={wallet.icon} alt="" width={24} height={24} />
            )}
            {wallet.name}
          </Button>
        </li>
      ))}
      <li>
        <Button kind="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </li>
    </ul>
  );
}
