// Change: the buttons are always visible. They show whether lines are wrapped and whether copying worked.
import type {ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {CodeBlockButtons} from '@site/src/components/ui/CodeFence/CodeButtons';

export default function Buttons(): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  return (
    <BrowserOnly>{() => <CodeBlockButtons code={metadata.code} wrap={wordWrap} />}</BrowserOnly>
  );
}
