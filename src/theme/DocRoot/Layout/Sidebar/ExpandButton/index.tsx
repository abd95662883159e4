// Change: a real button with an icon. The stock one expands the sidebar on every key, also on Tab. The focus moves
// between this button and the one that it replaces.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import SidebarButton from '@site/src/components/shell/SidebarButton';

/** Takes the focus from the button that has just been hidden. A reader who navigates keeps theirs. */
function takeFocus(button: HTMLButtonElement | null): void {
  if (button?.closest('aside')?.contains(document.activeElement)) {
    button.focus();
  }
}

export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const expand = () => {
    toggleSidebar();
    // After the sidebar is visible.
    setTimeout(() =>
      document.querySelector<HTMLElement>('[aria-label="Collapse sidebar"]')?.focus(),
    );
  };
  return <SidebarButton ref={takeFocus} label="Expand sidebar" onPress={expand} />;
}
