// Change: adds what almost every page uses. Other components are imported by the pages that use them (src/plugins/remarkComponents).
import MathStyles from '@site/src/components/MathStyles';
import Scroller from '@site/src/components/Scroller';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, MathStyles, Scroller, table: Table};
