// Change: a long name in code can break between its words.
import {type ReactNode, useMemo} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {nameParts} from '@site/src/components/ui/LongName/nameParts';

type Items = Props['toc'];

/** The headings as HTML with `<wbr>` between the words of long names. */
const breakable = (items: Items): Items =>
  items.map((item) => ({
    ...item,
    value: nameParts(item.value).join('<wbr>'),
    children: breakable(item.children),
  }));

export default function TreeWrapper({toc, ...props}: Props): ReactNode {
  return <Tree {...props} toc={useMemo(() => breakable(toc), [toc])} />;
}
