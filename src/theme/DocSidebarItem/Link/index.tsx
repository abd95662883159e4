// Change: a long name in code can break between its words, and a mark follows the label.
import type {ReactNode} from 'react';
import DocSidebarItemLink from '@theme-original/DocSidebarItem/Link';
import type {Props} from '@theme/DocSidebarItem/Link';
import LongName from '@site/src/components/ui/LongName';

export default function DocSidebarItemLinkWrapper({item, ...props}: Props): ReactNode {
  const {mark} = (item.customProps ?? {}) as {readonly mark?: string};
  const name = <LongName text={item.label} />;
  // The stock component only renders the label, so that it can be any content.
  const label = (mark ? (
    <>
      <span>{name}</span> <small>{mark}</small>
    </>
  ) : (
    name
  )) as unknown as string;
  return <DocSidebarItemLink {...props} item={{...item, label}} />;
}
