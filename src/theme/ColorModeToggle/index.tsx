// Change: two modes, and each press stores the other one; the stock button also steps through the system's.
import type {ReactNode} from 'react';
import Icon from '@site/src/components/Icon';
import {contrastIcon} from '@site/src/components/Icon/icons';
import {useColorMode} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useStoredChoice} from './useStoredChoice';

export default function ColorModeToggle({
  className,
  buttonClassName,
}: Pick<Props, 'className' | 'buttonClassName'>): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  const name = `Switch to ${other} mode (${colorMode} mode is on)`;
  useStoredChoice();
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!useIsBrowser()}
        aria-label={name}
        title={name}
        onClick={() => setColorMode(other)}
      >
        <Icon shape={contrastIcon} />
      </button>
    </div>
  );
}
