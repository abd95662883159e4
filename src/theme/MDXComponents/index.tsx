// Change: adds the components that almost every page uses, and the styles of content. Pages import the others
// (src/markdown/remarkComponents).
import '@site/src/css/content.css';
import MathStyles from '@site/src/components/shell/MathStyles';
import Formula from '@site/src/components/ui/Formula';
import Scroller from '@site/src/components/ui/Scroller';
import Table from '@site/src/components/ui/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {...MDXComponents, Formula, MathStyles, Scroller, table: Table};
