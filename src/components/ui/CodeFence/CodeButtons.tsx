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

/** Buttons of a code block: copy, and toggle line wrapping if a line is too long. */
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

/** Buttons for a block that is not hydrated. */
export default function CodeButtons({block}: {readonly block: HTMLPreElement}): ReactNode {
  const {codeBlockRef, ...wrap} = useCodeWordWrap();
  useLayoutEffect(() => {
    codeBlockRef.current = block;
  }, [codeBlockRef, block]);
  // Each line, including the last, ends with a line break.
  const code = block.textContent.replace(/\n$/, '');
  return <CodeBlockButtons code={code} wrap={wrap} />;
}
