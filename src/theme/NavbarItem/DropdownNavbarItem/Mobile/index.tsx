// Change: one button with `aria-expanded` instead of a link with a caret. Also expands for the current page
// if an item refers to a doc or a language.
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile({
  items,
  className,
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the rest goes to a link, which has no side
  position,
  onClick,
  ...props
}: Props): ReactNode {
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: true});
  const root = useRef<HTMLLIElement>(null);
  const path = useLocalPathname();
  const label = props.children ?? props.label;

  // Each type of item has its own rule for the active page, so the rendered class is read.
  useEffect(() => {
    if (root.current?.querySelector('ul .menu__link--active')) {
      setCollapsed(false);
    }
  }, [path, setCollapsed]);

  return (
    <li ref={root} className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        {props.to === undefined ? (
          <button
            type="button"
            className={clsx(
              'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
              styles.toggle,
              className,
            )}
            aria-expanded={!collapsed}
            onClick={toggleCollapsed}
          >
            {props.html === undefined ? (
              <span>{label}</span>
            ) : (
              <span dangerouslySetInnerHTML={{__html: props.html}} />
            )}
          </button>
        ) : (
          <>
            <NavbarNavLink
              {...props}
              {...(onClick && {onClick})}
              className={clsx('menu__link menu__link--sublist', className)}
            >
              {label}
            </NavbarNavLink>
            <button
              type="button"
              className="clean-btn menu__caret"
              aria-expanded={!collapsed}
              aria-label={typeof label === 'string' ? `Pages of ${label}` : 'Pages'}
              onClick={toggleCollapsed}
            />
          </>
        )}
      </div>
      <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
          />
        ))}
      </Collapsible>
    </li>
  );
}
