// Change: buttons that can always be seen; they say whether lines are wrapped and whether copying worked.
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** Lines that are too long break, or scroll: a switch, which is there when some are. */
function WrapButton(): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  return (
    (isEnabled || isCodeScrollable) && (
      <button
        type="button"
        className={styles.wrap}
        aria-label="Wrap long lines"
        aria-pressed={isEnabled}
        title="Wrap long lines"
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4h12M2 8h9.5a2.25 2.250 0 0 1 0 4.500H8m2-2-2 2 2 2M2 12h3" />
        </svg>
      </button>
    )
  );
}

export default function CodeBlockButtons(): ReactNode {
  const {code} = useCodeBlockContext().metadata;
  return (
    <BrowserOnly>
      {() => (
        <div className={styles.buttons}>
          <WrapButton />
          <CopyButton value={code} label="Copy code to clipboard" />
        </div>
      )}
    </BrowserOnly>
  );
}
