import {Prism} from 'prism-react-renderer';
import CodeBlock from '@theme/CodeBlock';
import prismIncludeLanguages from '@theme/prism-include-languages';

prismIncludeLanguages(Prism);

/** A block of code with its highlighter and languages. Code fences become it; pages without one never load it. */
export default CodeBlock;
