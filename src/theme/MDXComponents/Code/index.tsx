// Change: inline code only. Pages import a component for code fences, so that pages without fences load no
// highlighter.
import type {ComponentProps, ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
