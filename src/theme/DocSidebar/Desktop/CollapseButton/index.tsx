// Change: a small icon at the foot of the sidebar instead of a bar.
import type {ReactNode} from 'react';
import SidebarButton from '@site/src/components/shell/SidebarButton';

export default function CollapseButton({onClick}: {readonly onClick: () => void}): ReactNode {
  return <SidebarButton label="Collapse sidebar" onPress={onClick} />;
}
