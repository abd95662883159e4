import type {ReactNode} from 'react';
import Icon from '../Icon';
import {externalIcon} from '../Icon/icons';
import VisuallyHidden from '../VisuallyHidden';
import styles from './styles.module.css';

export default function ExternalIcon(): ReactNode {
  return (
    <>
      <Icon shape={externalIcon} className={styles.icon} />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
