import {createElement, type ReactNode} from 'react';

/** Replaces `@docusaurus/Link`, which needs a running site. */
export default function SiteLink({
  to,
  href,
  ...props
}: {
  readonly to?: string;
  readonly href?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}): ReactNode {
  return createElement('a', {href: to ?? href, ...props});
}
