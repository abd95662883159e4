// Change: a long name in code can break between its words.
import type {ReactNode} from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type {Props} from '@theme/PaginatorNavLink';
import LongName from '@site/src/components/ui/LongName';

export default function PaginatorNavLinkWrapper({title, ...props}: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <LongName text={title} /> : title}
    />
  );
}
