// Change: follows the reader. A long list folds (src/css/shell.css), and a long name in code can break
// between its words.
import {type ReactNode, useMemo} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import Tree from '@theme/TOCItems/Tree';
import type {Props} from '@theme/TOCItems';
import {nameParts} from '@site/src/components/ui/LongName/nameParts';
import {useCurrentEntry} from './useCurrentEntry';

type Items = ReturnType<typeof useFilteredAndTreeifiedTOC>;

/** The number of entries that a list can have without folds. */
const SHORT = 12;

/** The headings as HTML with `<wbr>` between the words of long names. */
const breakable = (items: Items): Items =>
  items.map((item) => ({
    ...item,
    value: nameParts(item.value).join('<wbr>'),
    children: breakable(item.children),
  }));

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
  ...props
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  useCurrentEntry(linkActiveClassName);

  return (
    <Tree
      {...props}
      toc={useMemo(() => breakable(tree), [tree])}
      className={toc.length > SHORT ? `${className} toc-long` : className}
      linkClassName={linkClassName}
    />
  );
}
