import type {ComponentProps, ReactNode} from 'react';
import {sidebarIcon} from '../../ui/Icon/icons';
import IconButton from '../../ui/IconButton';
import styles from './styles.module.css';

/** The button at the foot of the sidebar, which stays at its place when the sidebar is hidden. */
export default function SidebarButton(
  props: Omit<ComponentProps<typeof IconButton>, 'shape'>,
): ReactNode {
  return (
    <div className={styles.foot}>
      <IconButton shape={sidebarIcon} {...props} />
    </div>
  );
}
