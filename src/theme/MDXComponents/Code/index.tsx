// Change: inline code only. A fence is a component of its own, imported by the pages that have one, so that other pages do without the highlighter.
import type {ComponentProps, ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
