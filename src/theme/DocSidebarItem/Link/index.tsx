// Change: a long name in code can break between its words.
import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import LongName from '@site/src/components/ui/LongName';

export default function DocSidebarItemLinkWrapper({item, ...props}: Props): ReactNode {
  // The stock component only renders the label, so that it can be any content.
  const label = (<LongName text={item.label} />) as unknown as string;
  return <DocSidebarItemLink {...props} item={{...item, label}} />;
}
