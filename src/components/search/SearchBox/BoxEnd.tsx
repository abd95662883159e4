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
  /** Whether the box has a keyboard shortcut. */
  readonly hasShortcut: boolean;
  readonly onClear: () => void;
}

/** The end of the search box: a spinner while the index loads, the shortcut, and the button that clears the box. */
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
