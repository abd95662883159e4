import {type ComponentProps, type ReactNode, useMemo} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {type CodeLine, CodeLines, codeText} from './codeLines';

/**
 * A code fence: the stock block around lines that were highlighted at build.
 * @param lines the highlighted lines as JSON, which the build writes instead of the code.
 */
export default function CodeFence({
  lines,
  ...props
}: Omit<ComponentProps<typeof CodeBlock>, 'children'> & {readonly lines: string}): ReactNode {
  const parsed = useMemo(() => JSON.parse(lines) as readonly CodeLine[], [lines]);
  return (
    <CodeLines value={parsed}>
      <CodeBlock {...props}>{codeText(parsed)}</CodeBlock>
    </CodeLines>
  );
}
