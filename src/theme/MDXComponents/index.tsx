// Change: adds what almost every page uses. Other components are imported by the pages that use them (src/markdown/remarkComponents).
import MathStyles from '@site/src/components/shell/MathStyles';
import Scroller from '@site/src/components/ui/Scroller';
import Table from '@site/src/components/ui/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, MathStyles, Scroller, table: Table};
