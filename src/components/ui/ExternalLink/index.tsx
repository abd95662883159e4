import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ExternalIcon from './ExternalIcon';
import styles from './styles.module.css';

/** A last word longer than this may be broken itself, and the icon with it. */
const LONGEST_WORD = 24;

interface Props {
  readonly href: string;
  readonly children: ReactNode;
}

/** The text up to its last word, and that word, which shares its line with the icon. */
function splitLastWord(children: ReactNode): readonly [ReactNode, string] {
  if (typeof children !== 'string') {
    return [children, ''];
  }
  const at = children.lastIndexOf(' ') + 1;
  return children.length - at > LONGEST_WORD
    ? [children, '']
    : [children.slice(0, at), children.slice(at)];
}

/** A link that leaves the site: opens a new tab and says so, with an icon and in words. */
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
