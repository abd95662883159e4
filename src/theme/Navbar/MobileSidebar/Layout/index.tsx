// Change: a modal dialog. It traps focus, makes the page behind it inert, and closes on Escape and on a
// press outside. Below the navbar's items, it lists pages that the navbar has no space for.
import {type ReactNode, useEffect, useRef} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MenuMore from '@site/src/components/shell/MenuMore';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isSecondary} = useNavbarSecondaryMenu();
  const menu = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    menu.current?.[shown ? 'showModal' : 'close']();
  }, [shown]);

  // Moves focus, because the panel that had it is hidden.
  useEffect(() => {
    if (menu.current?.open) {
      menu.current
        .querySelector<HTMLElement>('.menu:not([inert]) :is(a, button)')
        ?.focus({preventScroll: true});
    }
  }, [isSecondary]);

  return (
    // The keyboard closes it with Escape, and with the button in it.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={menu}
      className="navbar-sidebar"
      aria-label="Menu"
      onClick={({target, currentTarget}) => target === currentTarget && toggle()}
      onClose={() => shown && toggle()}
    >
      {header}
      <div
        className={clsx(
          'navbar-sidebar__items',
          isSecondary && 'navbar-sidebar__items--show-secondary',
        )}
      >
        {[primaryMenu, secondaryMenu].map((content, index) => (
          <div
            key={index}
            className="navbar-sidebar__item menu"
            inert={isSecondary !== (index === 1)}
          >
            {content}
            {index === 0 && <MenuMore onChoose={toggle} />}
          </div>
        ))}
      </div>
    </dialog>
  );
}
