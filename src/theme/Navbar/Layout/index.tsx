// Change: appears on a jump to an anchor, where the stock bar hides, and stays while it has keyboard focus.
// The menu has its own backdrop. `data-hidden` tells styles when the bar hides.
import {type ReactNode, useRef} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useHidden} from './useHidden';

export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll, style} = useThemeConfig().navbar;
  const {shown} = useNavbarMobileSidebar();
  const bar = useRef<HTMLElement>(null);
  const isHidden = useHidden(bar, hideOnScroll);
  return (
    <nav
      ref={bar}
      aria-label="Main"
      className={clsx(
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        shown && 'navbar-sidebar--show',
        styles.bar,
      )}
      data-hidden={isHidden || undefined}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
