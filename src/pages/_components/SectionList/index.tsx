import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import BlockPicture from '@site/src/components/brand/BlockPicture';
import {sectionLooks} from '@site/src/components/brand/sections';
import FourCards from '@site/src/components/ui/FourCards';
import clsx from 'clsx';
import {sections} from './sections';
import styles from './styles.module.css';

/** The sections of the documentation. */
export default function SectionList(): ReactNode {
  return (
    <FourCards>
      {sections.map(({title, text, to, folder, picture, pages}) => (
        <li key={title} className={styles.section}>
          <div className={styles.picture} data-tint={sectionLooks[folder].tint}>
            <BlockPicture picture={picture} />
          </div>
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
        </li>
      ))}
    </FourCards>
  );
}
