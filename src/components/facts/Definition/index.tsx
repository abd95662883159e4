import {type ReactNode, useId, useRef} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';
import {useMeaning} from './useMeaning';

interface Props {
  /** The anchor of the entry on the page of the glossary. */
  readonly id: string;
  /** The words of the page. */
  readonly children: ReactNode;
}

/**
 * A term that links to its entry in the glossary and shows the meaning beside the text. The build makes one of the
 * first use of each term in a page (src/markdown/remarkTerms). What shows the meaning is loaded when a reader turns to
 * a term: whoever searches the site or has no JavaScript finds just the link.
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
