import {type ReactNode, useId, useRef} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import styles from './styles.module.css';
import {usePopover} from './usePopover';

interface Props {
  /** The anchor of the entry on the page of the glossary. */
  readonly id: string;
  readonly term: string;
  /** Plain text with `code` in backticks. */
  readonly definition: string;
  /** The words of the page; the term itself without them. */
  readonly children?: ReactNode;
}

/**
 * A term that links to its entry in the glossary and shows the meaning beside the text. Pages write `term="shnarf"`;
 * the build puts the meaning into the page (src/plugins/remarkComponents), the browser shows it: whoever
 * searches the site or has no JavaScript finds just the link.
 */
export default function Definition({id, term, definition, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const popoverId = useId();
  const wordRef = useRef<HTMLSpanElement>(null);
  const popoverRef = useRef<HTMLSpanElement>(null);
  usePopover(wordRef, popoverRef, isBrowser);

  return (
    <span ref={wordRef}>
      <Link
        to={`/zero-knowledge-glossary#${id}`}
        className={clsx(styles.word)}
        {...(isBrowser && {'aria-describedby': popoverId})}
      >
        {children ?? term}
      </Link>
      {isBrowser && (
        <span
          ref={popoverRef}
          id={popoverId}
          role="tooltip"
          popover="auto"
          className={styles.popover}
        >
          <strong className={styles.term}>{term}</strong>{' '}
          {definition
            .split('`')
            .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
        </span>
      )}
    </span>
  );
}
