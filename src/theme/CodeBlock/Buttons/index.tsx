// Change: buttons that can always be seen; they say whether lines are wrapped and whether copying worked.
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@site/src/components/ui/CopyButton';
import {wrapIcon} from '@site/src/components/ui/Icon/icons';
import IconButton from '@site/src/components/ui/IconButton';
import styles from './styles.module.css';

/** Lines that are too long break, or scroll: a switch, which is there when some are. */
function WrapButton(): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = useCodeBlockContext().wordWrap;
  return (
    (isEnabled || isCodeScrollable) && (
      <IconButton shape={wrapIcon} label="Wrap long lines" pressed={isEnabled} onPress={toggle} />
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
