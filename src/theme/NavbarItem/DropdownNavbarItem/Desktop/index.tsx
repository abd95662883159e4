// Change: also opens on focus, closes on Escape, moves with the arrow keys, and always has `aria-expanded`.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import styles from './styles.module.css';
import {useDropdown} from './useDropdown';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const {root, isOpen, close, around, toggle} = useDropdown(props.to === undefined);
  return (
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        isOpen && ['dropdown--show', styles.open],
        !useIsBrowser() && styles.withoutScript,
      )}
      {...around}
    >
      <NavbarNavLink
        role="button"
        {...(props.to === undefined && {href: '#'})}
        {...props}
        {...toggle}
        aria-expanded={isOpen}
        className={clsx('navbar__link', className)}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      {/* Following a link, by keyboard or pointer, fires a click. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={clsx('dropdown__menu', styles.list)} onClick={close}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
