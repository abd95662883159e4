import {type ReactNode, useLayoutEffect} from 'react';
import {useCodeWordWrap} from '@docusaurus/theme-common/internal';
import CopyButton from '../CopyButton';
import {wrapIcon} from '../Icon/icons';
import IconButton from '../IconButton';
import styles from './CodeButtons.module.css';

interface WrapProps {
  readonly isEnabled: boolean;
  readonly isCodeScrollable: boolean;
  readonly toggle: () => void;
}

interface ButtonsProps {
  readonly code: string;
  readonly wrap: WrapProps;
}

/** The buttons over a block of code: lines that are too long break, or scroll, where some are; copying, always. */
export function CodeBlockButtons({code, wrap}: ButtonsProps): ReactNode {
  const {isEnabled, isCodeScrollable, toggle} = wrap;
  return (
    <div className={styles.buttons}>
      {(isEnabled || isCodeScrollable) && (
        <IconButton shape={wrapIcon} label="Wrap long lines" pressed={isEnabled} onPress={toggle} />
      )}
      <CopyButton value={code} label="Copy code to clipboard" />
    </div>
  );
}

/** The same for a block that React did not make. */
export default function CodeButtons({block}: {readonly block: HTMLPreElement}): ReactNode {
  const {codeBlockRef, ...wrap} = useCodeWordWrap();
  useLayoutEffect(() => {
    codeBlockRef.current = block;
  }, [codeBlockRef, block]);
  // Each line ends with a break, the last one, too.
  const code = block.textContent.replace(/\n$/, '');
  return <CodeBlockButtons code={code} wrap={wrap} />;
}
