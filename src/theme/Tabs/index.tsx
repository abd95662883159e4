// Change: connects each tab to its panel, and adds the standard keys: arrows, Home, End, Enter and the
// space bar.
import {
  Children,
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import type {TabItemProps} from '@docusaurus/theme-common/internal';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';

/** Selects a tab on its key. The stock tabs move focus and wait for Enter. */
function moveTo(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const moves: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
    Enter: at,
    ' ': at,
  };
  const to = moves[event.key];
  if (to !== undefined) {
    event.preventDefault();
    const tab = tabs.at(to % tabs.length);
    tab?.focus();
    tab?.click();
  }
}

export default function TabsWithPanels({children, ...props}: Props): ReactNode {
  const group = useId();
  return (
    <Tabs {...props}>
      {Children.toArray(children).map((child, index) => {
        if (!isValidElement<TabItemProps & {readonly id?: string}>(child)) {
          return child;
        }
        const id = `${group}${index}`;
        return cloneElement(child, {
          id,
          attributes: {
            ...child.props.attributes,
            id: `${id}-tab`,
            'aria-controls': id,
            onKeyDown: moveTo,
          },
        });
      })}
    </Tabs>
  );
}
