import type {ReactNode} from 'react';
import {searchBarShortcutHint} from '@generated/@easyops-cn/docusaurus-search-local/default/generated.js';
import Icon from '../../ui/Icon';
import {clearIcon} from '../../ui/Icon/icons';
import Spinner from '../../ui/Spinner';
import ShortcutHint from './ShortcutHint';
import styles from './styles.module.css';

interface Props {
  readonly isLoading: boolean;
  readonly isEmpty: boolean;
  /** Whether keys lead to the box. */
  readonly hasShortcut: boolean;
  readonly onClear: () => void;
}

/** The end of the search box: a ring while the search is loaded, the keys that lead here, the button that empties the box. */
export default function BoxEnd({isLoading, isEmpty, hasShortcut, onClear}: Props): ReactNode {
  return (
    <span className={styles.end}>
      {isLoading && <Spinner />}
      {isEmpty ? (
        hasShortcut && searchBarShortcutHint && <ShortcutHint />
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the search"
          onClick={onClear}
        >
          <Icon shape={clearIcon} />
        </button>
      )}
    </span>
  );
}
