// Change: the panel has the id that its tab controls, and the tab labels it.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function TabItem({
  children,
  className,
  value,
  id,
}: Props & {readonly id?: string}): ReactNode {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  return (
    (isSelected || !lazy) && (
      <div
        role="tabpanel"
        id={id}
        aria-labelledby={id && `${id}-tab`}
        className={clsx(styles.panel, className)}
        hidden={!isSelected}
      >
        {children}
      </div>
    )
  );
}
