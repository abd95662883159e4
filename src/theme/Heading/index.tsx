// Change: the link's accessible name contains the heading's words, also for headings with code,
// formulas or components. Long names in code can break between their words.
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import LongName from '@site/src/components/ui/LongName';
import clsx from 'clsx';

/** The words of a heading. KaTeX renders a formula three times; only one is used. */
function wordsOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{children?: ReactNode; 'aria-hidden'?: unknown}>(child)) {
        return typeof child === 'object' ? '' : child;
      }
      const {children, 'aria-hidden': hidden} = child.props;
      return hidden || child.type === 'annotation' ? '' : wordsOf(children);
    })
    .join('')
    .trim();
}

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClassName = useAnchorTargetClassName(id);
  const words =
    typeof props.children === 'string' ? <LongName text={props.children} /> : props.children;
  // The link to an h1 would be the page's URL.
  if (As === 'h1' || !id) {
    return <As {...props}>{words}</As>;
  }
  brokenLinks.collectAnchor(id);
  const name = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: wordsOf(props.children) || id},
  );
  return (
    <As {...props} className={clsx('anchor', targetClassName, props.className)} id={id}>
      {words}
      <Link className="hash-link" to={`#${id}`} aria-label={name} title={name} translate="no">
        {'\u200B'}
      </Link>
    </As>
  );
}
