import {type ReactNode, useId, useRef} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import {useMeaning} from './useMeaning';

interface Props {
  /** The anchor of the term in the glossary. */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A term that links to the glossary and shows its definition in a popover. The build wraps the first use of
 * each term in a page (src/markdown/remarkTerms). The popover's code loads on first use, so search engines
 * and readers without JavaScript get only the link.
 */
export default function Definition({id, children}: Props): ReactNode {
  const meaningId = useId();
  const wordRef = useRef<HTMLSpanElement>(null);
  const loaded = useMeaning(wordRef);
  return (
    <span ref={wordRef}>
      <Link
        to={`/zero-knowledge-glossary#${id}`}
        className={styles.word ?? ''}
        {...(loaded && {'aria-describedby': meaningId})}
      >
        {children}
      </Link>
      {loaded && <loaded.Meaning id={meaningId} term={id} wordRef={wordRef} touch={loaded.touch} />}
    </span>
  );
}
