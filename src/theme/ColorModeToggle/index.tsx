// Change: two modes, and each press stores the other one. The stock button has a third state for the
// system's mode.
import type {ReactNode} from 'react';
import {colorModeIcon} from '@site/src/components/ui/Icon/icons';
import IconButton from '@site/src/components/ui/IconButton';
import {useColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useStoredChoice} from './useStoredChoice';

export default function ColorModeToggle({className}: Pick<Props, 'className'>): ReactNode {
  const {colorMode, setColorMode} = useColorMode();
  const other = colorMode === 'dark' ? 'light' : 'dark';
  useStoredChoice();
  return (
    <div className={clsx(styles.toggle, className)}>
      <IconButton
        shape={colorModeIcon}
        label={`Switch to ${other} mode (${colorMode} mode is on)`}
        onPress={() => setColorMode(other)}
      />
    </div>
  );
}
