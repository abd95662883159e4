import {Prism} from 'prism-react-renderer';
import CodeBlock from '@theme-original/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

/** The stock code block, together with the highlighter and its languages. */
export default CodeBlock;
