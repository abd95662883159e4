// Change: the panel has the id that its tab controls, and the tab labels it. It has the label, too, which is
// shown without scripts.
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function TabItem({
  children,
  className,
  value,
  label = value,
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
        data-label={label}
        className={clsx(styles.panel, className)}
        hidden={!isSelected}
      >
        {children}
      </div>
    )
  );
}
