// Change: a long name in code breaks between its words.
import {type ReactNode, useMemo} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {nameParts} from '@site/src/components/ui/LongName/nameParts';

type Items = Props['toc'];

/** The headings with places for a break, in HTML as they are. */
const breakable = (items: Items): Items =>
  items.map((item) => ({
    ...item,
    value: nameParts(item.value).join('<wbr>'),
    children: breakable(item.children),
  }));

export default function TreeWrapper({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={useMemo(() => breakable(toc), [toc])} />;
}
