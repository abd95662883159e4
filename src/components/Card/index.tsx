import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** A route of this site, from the root: `/get-started/build/contracts`. */
  readonly to: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A card that leads to a page. It holds one link, the title, whose target is the whole card. */
export default function Card({to, title, children}: Props): ReactNode {
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) {
    throw new Error(
      `<Card title="${title}"> has to="${to}": give it a route of this site that starts with one slash`,
    );
  }
  if (!title) {
    throw new Error(`<Card to="${to}"> needs a title`);
  }
  return (
    <li className={styles.card}>
      <Link to={to} className={clsx(styles.title)}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
