// Change: no extra space on narrow screens, where the search box expands over the bar.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Search';

export default function NavbarSearch({children, className}: Props): ReactNode {
  return <div className={className}>{children}</div>;
}
