import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {glossary} from '@site/data/glossary';
import Heading from '@theme/Heading';
import {glossaryLetters} from './glossaryLetters';
import TermEntry from './TermEntry';
import styles from './styles.module.css';

/** All terms from A to Z with anchors, below links to the letters. */
export default function Glossary(): ReactNode {
  const letters = glossaryLetters(glossary);
  return (
    <>
      <nav aria-label="Glossary letters" className={styles.letters}>
        <ul role="list">
          {letters.map(({letter, id}) => (
            <li key={id}>
              <Link to={`#${id}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({letter, id, terms}) => (
        <section key={id} className={styles.group}>
          <Heading as="h2" id={id}>
            {letter}
          </Heading>
          <dl className={styles.list}>
            {terms.map((entry) => (
              <TermEntry key={entry.id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
