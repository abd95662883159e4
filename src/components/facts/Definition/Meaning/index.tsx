import {type ReactNode, type RefObject, useRef} from 'react';
import {glossary} from '@site/data/glossary';
import styles from './styles.module.css';
import {type Touch, usePopover} from './usePopover';

export interface MeaningProps {
  /** The id of the popover. The link refers to it with `aria-describedby`. */
  readonly id: string;
  readonly term: string;
  /** The element that contains the link. */
  readonly wordRef: RefObject<HTMLElement | null>;
  readonly touch: Touch;
}

/** The definition of a term in a popover at its link. */
export default function Meaning({id, term: termId, wordRef, touch}: MeaningProps): ReactNode {
  const popoverRef = useRef<HTMLSpanElement>(null);
  usePopover(wordRef, popoverRef, touch);
  const entry = glossary.find((each) => each.id === termId);
  return (
    <span ref={popoverRef} id={id} role="tooltip" popover="auto" className={styles.popover}>
      <strong className={styles.term}>{entry?.term}</strong>{' '}
      {entry?.definition
        .split('`')
        .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}
    </span>
  );
}
