import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import SectionPicture from './SectionPicture';
import {sections} from './sections';
import styles from './styles.module.css';

/** The sections of the documentation. */
export default function SectionList(): ReactNode {
  return (
    <div className={styles.sections}>
      {sections.map(({title, text, to, station, pages}) => (
        <section key={title} className={styles.section}>
          <SectionPicture station={station} />
          <Heading as="h3" className={styles.title}>
            <Link to={to}>{title}</Link>
          </Heading>
          <p className={styles.text}>{text}</p>
          <ul role="list" className={styles.pages}>
            {pages.map((page) => (
              <li key={page.label}>
                <Link to={page.to} className={clsx(styles.page)}>
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
