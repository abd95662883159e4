import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalIcon from './ExternalIcon';
import styles from './styles.module.css';

/** A longer last word can break, so the icon is not attached to it. */
const LONGEST_WORD = 24;

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** The text before the last word, and the last word, which stays on one line with the icon. */
function splitLastWord(children: ReactNode): readonly [ReactNode, string] {
  if (typeof children !== 'string') {
    return [children, ''];
  }
  const at = children.lastIndexOf(' ') + 1;
  return children.length - at > LONGEST_WORD
    ? [children, '']
    : [children.slice(0, at), children.slice(at)];
}

/** An external link. It opens a new tab, which an icon and a hidden text announce. */
export default function ExternalLink({href, children}: Props): ReactNode {
  if (!href.startsWith('https://')) {
    throw new Error(
      `<ExternalLink> got "${href}": give it an absolute https:// URL, or link to a page of this site with a relative path`,
    );
  }
  const [start, end] = splitLastWord(children);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {start}
      <span className={styles.end}>
        {end}
        <ExternalIcon />
      </span>
    </Link>
  );
}
