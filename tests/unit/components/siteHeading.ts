import {createElement, type ReactNode} from 'react';

/** Replaces `@theme/Heading`, which needs a running site. */
export default function SiteHeading({
  as,
  ...props
}: {
  readonly as: 'h2';
  readonly id: string;
  readonly children: ReactNode;
}): ReactNode {
  return createElement(as, props);
}
